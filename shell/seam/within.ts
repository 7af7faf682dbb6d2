export const tookLonger = (limitMs: number) => new Error(`It took longer than ${limitMs} ms`)

/** Rejects with `late`'s error if the work takes longer than `limitMs`. */
export const within = async <Value>(
  limitMs: number,
  work: Promise<Value>,
  late: (limitMs: number) => Error = tookLonger,
): Promise<Value> => {
  let alarm: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(late(limitMs)), limitMs)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(alarm))
}
