// Tests hash passwords in a three-hundredth of the memory: at full cost, the sign-ups of all tests took a seventh of their time.
type Hash = typeof Bun.password.hash

const { hash } = Bun.password

/** Costs that differ remain different. */
const hashCheaply: Hash = (password, options) =>
  typeof options === 'object' && options.algorithm !== 'bcrypt' && options.memoryCost
    ? hash(password, { ...options, memoryCost: Math.ceil(options.memoryCost / 300) })
    : hash(password, options)

Bun.password.hash = hashCheaply

/** For tests of the cost itself: hashes as the portal does until `work` is done. */
export const atFullCost = async <T>(work: () => Promise<T>): Promise<T> => {
  Bun.password.hash = hash
  try {
    return await work()
  } finally {
    Bun.password.hash = hashCheaply
  }
}
