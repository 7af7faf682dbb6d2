export const tookLonger = (limitMs: number) => new Error(`It took longer than ${limitMs} ms`)

/** Settles like the work; rejects with `late`'s error if the work takes longer than `limitMs`. */
export const within = async <Value>(
  limitMs: number,
  work: Promise<Value>,
  late: (limitMs: number) => Error = tookLonger,
): Promise<Value> => {
  const tooLate = Promise.withResolvers<never>()
  const alarm = setTimeout(() => tooLate.reject(late(limitMs)), limitMs)
  return Promise.race([work, tooLate.promise]).finally(() => clearTimeout(alarm))
}
