/** "once", "twice", "3 times". */
export const timesInWords = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
