/** Where the teacher's note stands: beside what it is about, in sight, and never over the prompt. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export interface Standing {
  left: number
  top: number
  /** So high it may be; what is longer scrolls. */
  height: number
}

const [GAP, RIM] = [12, 8]

const meets = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

const isIn = (a: Box, b: Box) =>
  a.left >= b.left &&
  a.top >= b.top &&
  a.left + a.width <= b.left + b.width &&
  a.top + a.height <= b.top + b.height

/** What can be seen of the anchor: the ring around it neither leaves the window nor crosses the prompt. */
export function ringed(anchor: Box, view: Size, prompt: Box): Box {
  const beneath = anchor.top < prompt.top && meets(anchor, prompt)
  const [left, top] = [Math.max(RIM, anchor.left), Math.max(RIM, anchor.top)]
  const right = Math.min(anchor.left + anchor.width, view.width - RIM)
  const bottom = Math.min(anchor.top + anchor.height, (beneath ? prompt.top : view.height) - RIM)
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

/**
 * The first place beside the anchor, or else in a corner, that leaves the prompt free; else the larger room above or
 * below it. Of something in the prompt the note keeps as near as the prompt and the answers on the table let it: whoever
 * reads about a question wants to see them.
 */
export function standing(
  anchor: Box,
  note: Size,
  view: Size,
  prompt: Box,
  answers: readonly Box[] = [],
): Standing {
  const most = { left: view.width - note.width - RIM, top: view.height - note.height - RIM }
  const across = Math.max(RIM, Math.min(anchor.left + anchor.width / 2 - 48, most.left))
  const along = Math.max(RIM, Math.min(anchor.top, most.top))
  const [{ top: from, height }, asked] = isIn(anchor, prompt) ? [prompt, answers] : [anchor, []]
  const beside = [
    { left: across, top: from + height + GAP },
    { left: across, top: from - GAP - note.height },
    { left: anchor.left + anchor.width + GAP, top: along },
    { left: anchor.left - GAP - note.width, top: along },
  ]
  const corners = [most.top, RIM].flatMap((top) => [most.left, RIM].map((left) => ({ left, top })))
  const inSight = ({ left, top }: { left: number; top: number }) =>
    left >= RIM && top >= RIM && left <= most.left && top <= most.top
  const free = [...beside, ...corners]
    .filter(inSight)
    .filter((place) => !meets({ ...place, ...note }, prompt))
  const beyond = free.filter((place) => !meets({ ...place, ...note }, anchor))
  const found =
    beyond.find((place) => !asked.some((answer) => meets({ ...place, ...note }, answer))) ??
    beyond[0] ??
    free[0]
  if (found) return { ...found, height: view.height - RIM - found.top }
  const [above, below] = [prompt.top - GAP - RIM, view.height - prompt.top - prompt.height - GAP - RIM]
  return above > below
    ? { left: across, top: RIM, height: above }
    : { left: across, top: prompt.top + prompt.height + GAP, height: below }
}
