"""Where things stand in the dispute helper: the nine cases, a question, chips to tap, the ruling."""

from __future__ import annotations

from dataclasses import dataclass

from ui.layout.box import Box, Canvas


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadLayout:
    """Title at the left, then Undo and Back; on an upright screen Undo is below them."""

    title: Box
    undo: Box
    back: Box

    @property
    def bottom(self) -> float:
        """Where the head ends."""
        return max(self.undo.bottom, self.back.bottom)


def head_layout(canvas: Canvas, *, undo: bool) -> HeadLayout:
    """The head of a sheet, with or without something to undo."""
    width = canvas.width
    if canvas.portrait:
        left, right = 0.5, width - 0.5
        back = Box.between(right - 7.8, 0.15, right, 4.12)
        below = Box.between(left, 4.25, right, 8.22) if undo else back
        return HeadLayout(title=Box.between(0.8, 0.3, right - 8.2, 3.9), undo=below, back=back)
    back = Box.between(width - 6.0, 0.37, width - 0.4, 3.08)
    undo_left = 0.47 * width if undo else width - 6.0
    return HeadLayout(
        title=Box.between(0.65, 0.2, undo_left - 0.4, 3.3),
        undo=Box.between(undo_left, 0.25, width - 6.45, 3.2) if undo else back,
        back=back,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CasesLayout:
    """The nine cases, what stands below them, and the way to the house rules."""

    cases: tuple[Box, ...]
    words: Box
    rules: Box


def cases_layout(canvas: Canvas, head: HeadLayout, *, cases: int) -> CasesLayout:
    """Three columns, on an upright screen two."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        left, right = 0.5, width - 0.5
        foot = Box.between(left, bottom - 4.5, right, bottom - 0.5)
        area = Box.between(left, head.bottom + 0.6, right, foot.y - 4.4)
        columns, gap = 2, 0.6
        words = Box.between(0.9, area.bottom + 0.5, right, foot.y - 0.4)
        rules = foot
    else:
        foot = Box.between(0.4, bottom - 3.35, width - 0.4, bottom - 0.35)
        area = Box.between(0.4, head.bottom + 0.5, width - 0.4, foot.y - 0.45)
        columns, gap = 3, 0.5
        rules = Box.between(width - 11.2, foot.y, foot.right, foot.bottom)
        words = Box.between(0.8, foot.y - 0.15, rules.x - 0.6, foot.bottom + 0.1)
    return CasesLayout(cases=_grid(area, cases, columns, gap), words=words, rules=rules)


def _grid(area: Box, count: int, columns: int, gap: float, *, most_height: float = 99.0) -> tuple[Box, ...]:
    """`count` cells in rows; the last row's cells are as wide as the others."""
    rows = max(-(-count // columns), 1)
    height = min(most_height, (area.height - gap * (rows - 1)) / rows)
    room = Box(area.x, area.y, area.width, height * rows + gap * (rows - 1))
    cells = [cell for row in room.rows(rows, gap) for cell in row.columns(columns, gap)]
    return tuple(cells[:count])


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionLayout:
    """The note below the head, and the answers."""

    note: Box
    choices: tuple[Box, ...]


def question_layout(canvas: Canvas, head: HeadLayout, *, choices: int, note: bool) -> QuestionLayout:
    """Two columns for a few answers, three for many; on an upright screen one or two."""
    width, bottom = canvas.width, canvas.height
    portrait = canvas.portrait
    side = 0.5 if portrait else 0.4
    top = head.bottom + 0.5
    note_box = Box.between(0.8, top, width - 0.8, top + (4.3 if portrait else 2.1))
    area_top = note_box.bottom + 0.3 if note else top
    area = Box.between(side, area_top, width - side, bottom - 0.5)
    if portrait:
        columns, most = (1 if choices <= 7 else 2), 7.6
    else:
        columns, most = (2 if choices <= 6 else 3), 6.6
    return QuestionLayout(note=note_box, choices=_grid(area, choices, columns, 0.6, most_height=most))


@dataclass(frozen=True, slots=True, kw_only=True)
class PushedLayout:
    """Chips or keys, what was entered, and the two buttons at the foot."""

    note: Box
    chips: tuple[Box, ...]
    keys: Box
    amount: Box
    stacks: Box
    clear: Box
    confirm: Box


def pushed_layout(canvas: Canvas, head: HeadLayout, *, chips: int, single: bool = False) -> PushedLayout:
    """Chips stand above the amount, the number pad at its left; the `single` chip has the whole sheet."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        return _upright_pushed(canvas, head, chips, single=single)
    foot = Box.between(0.4, bottom - 4.35, width - 0.4, bottom - 0.4)
    top = head.bottom + 0.4
    note = Box.between(0.8, top, width - 0.8, top + 1.9)
    row_bottom = bottom - 4.0 if single else note.bottom + 6.2
    row = Box.between(1.0, note.bottom + 0.5, width - 1.0, row_bottom)
    entered = Box.between(1.0, row.bottom + 0.5, width - 1.0, foot.y - 0.5)
    middle = width * 0.5
    keys = Box.between(0.4, note.bottom + 0.3, middle - 0.6, bottom - 0.4)
    return PushedLayout(
        note=note,
        chips=_row_of_chips(row, chips),
        keys=keys,
        amount=Box.between(entered.x, entered.y, entered.x + 12.0, entered.bottom)
        if chips
        else Box.between(middle + 0.2, note.bottom + 0.6, width - 0.8, note.bottom + 7.0),
        stacks=Box.between(entered.x + 12.5, entered.y, entered.right, entered.bottom),
        clear=Box.between(0.4, foot.y, 8.4, foot.bottom)
        if chips
        else Box.between(middle, foot.y, middle + 6.2, foot.bottom),
        confirm=Box.between(width * 0.5, foot.y, foot.right, foot.bottom)
        if chips
        else Box.between(middle + 6.9, foot.y, foot.right, foot.bottom),
    )


def _row_of_chips(row: Box, chips: int) -> tuple[Box, ...]:
    """Discs as large as the row is high, beside each other in the middle."""
    if not chips:
        return ()
    side = min(row.height, (row.width - 0.7 * (chips - 1)) / chips)
    gap = min(1.6, (row.width - side * chips) / max(chips - 1, 1))
    left = row.centre_x - (side * chips + gap * (chips - 1)) / 2
    return tuple(Box(left + i * (side + gap), row.centre_y - side / 2, side, side) for i in range(chips))


def _upright_pushed(canvas: Canvas, head: HeadLayout, chips: int, *, single: bool) -> PushedLayout:
    width, bottom = canvas.width, canvas.height
    left, right = 0.5, width - 0.5
    top = head.bottom + 0.6
    note = Box.between(0.8, top, width - 0.8, top + 3.6)
    confirm = Box.between(left, bottom - 6.8, right, bottom - 0.5)
    clear = Box.between(left, confirm.y - 4.7, left + 12.0, confirm.y - 0.6)
    amount = Box.between(0.9, note.bottom + 0.5, right, note.bottom + 5.6)
    area = Box.between(left, amount.bottom + 0.5, right, clear.y - 0.6)
    rows = 2 if single or chips > 5 else 1
    cells = Box(area.x, area.y, area.width, rows * (11.0 if single else 8.6)).rows(rows, 0.6)
    per_row = -(-chips // rows)
    discs = [disc for cell in cells for disc in _row_of_chips(cell, per_row)][:chips]
    stacks_top = cells[-1].bottom + 0.8
    return PushedLayout(
        note=note,
        chips=tuple(discs),
        keys=Box.between(left, area.y, right, min(area.bottom, area.y + 30.0)),
        amount=amount,
        stacks=Box.between(1.2, stacks_top, right, min(area.bottom, stacks_top + 12.0)),
        clear=clear,
        confirm=confirm,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingLayout:
    """What was ruled, and the buttons at the foot: the rule first, the usual answer last and largest."""

    words: Box
    rule: Box
    answers: tuple[Box, ...]


def ruling_layout(canvas: Canvas, head: HeadLayout, *, answers: int) -> RulingLayout:
    """The rule at the left of the foot; on an upright screen the answers stand above each other."""
    width, bottom = canvas.width, canvas.height
    if canvas.portrait:
        left, right = 0.5, width - 0.5
        rows = [Box.between(left, bottom - 6.8, right, bottom - 0.5)]
        for _ in range(answers - 1):
            rows.insert(0, Box.between(left, rows[0].y - 5.4, right, rows[0].y - 0.6))
        rule = Box.between(left, rows[0].y - 4.7, right, rows[0].y - 0.6)
        words = Box.between(0.9, head.bottom + 0.9, width - 0.9, rule.y - 0.5)
        return RulingLayout(words=words, rule=rule, answers=tuple(rows))
    foot = Box.between(0.4, bottom - 4.35, width - 0.4, bottom - 0.4)
    rule = Box.between(foot.x, foot.y, foot.x + (10.4 if answers > 1 else 13.0), foot.bottom)
    room = Box.between(rule.right + 0.6, foot.y, foot.right, foot.bottom)
    usual = Box.between(room.x + room.width * (0.46 if answers > 1 else 0.0), foot.y, room.right, foot.bottom)
    others = Box.between(room.x, foot.y, usual.x - 0.6, foot.bottom)
    boxes = (*others.columns(answers - 1, 0.6), usual) if answers > 1 else (usual,)
    words = Box.between(0.8, head.bottom + 0.6, width - 0.8, foot.y - 0.4)
    return RulingLayout(words=words, rule=rule, answers=boxes)
