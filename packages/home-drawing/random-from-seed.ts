/** A source of numbers from 0 to 1 (exclusive), always the same for the same seed. */
export function randomFromSeed(seed: string): () => number {
  let state = hash(seed)
  // mulberry32: short, and uniform enough for choosing colors and roofs.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value
}

/** Picks one of the things. Throws if the list is empty. */
export function pick<Thing>(random: () => number, things: readonly Thing[]): Thing {
  const thing = things[Math.floor(random() * things.length)]
  if (thing === undefined)
    throw new Error('pick was given an empty list. Give it at least one thing to choose.')
  return thing
}
