/** Random choices that are the same for the same seed. */
export interface Dice {
  /** From 0 to 1, without 1. */
  roll: () => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** Mulberry32: small, and good enough to choose with. */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    roll,
    pick: items => {
      const item = items[Math.floor(roll() * items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
  }
}
