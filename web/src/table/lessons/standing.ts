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

/** The first place beside the anchor, or else in a corner, that leaves the prompt free; else the larger room above or below it. */
export function standing(anchor: Box, note: Size, view: Size, prompt: Box): Standing {
  const most = { left: view.width - note.width - RIM, top: view.height - note.height - RIM }
  const across = Math.max(RIM, Math.min(anchor.left + anchor.width / 2 - 48, most.left))
  const along = Math.max(RIM, Math.min(anchor.top, most.top))
  const beside = [
    { left: across, top: anchor.top + anchor.height + GAP },
    { left: across, top: anchor.top - GAP - note.height },
    { left: anchor.left + anchor.width + GAP, top: along },
    { left: anchor.left - GAP - note.width, top: along },
  ]
  const corners = [most.top, RIM].flatMap((top) => [most.left, RIM].map((left) => ({ left, top })))
  const inSight = ({ left, top }: { left: number; top: number }) =>
    left >= RIM && top >= RIM && left <= most.left && top <= most.top
  const free = [...beside, ...corners]
    .filter(inSight)
    .filter((place) => !meets({ ...place, ...note }, prompt))
  const found = free.find((place) => !meets({ ...place, ...note }, anchor)) ?? free[0]
  if (found) return { ...found, height: view.height - RIM - found.top }
  const [above, below] = [prompt.top - GAP - RIM, view.height - prompt.top - prompt.height - GAP - RIM]
  return above > below
    ? { left: across, top: RIM, height: above }
    : { left: across, top: prompt.top + prompt.height + GAP, height: below }
}
