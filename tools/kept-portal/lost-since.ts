import type { Thing } from './read-portal.ts'

/** Fields that change by time and jobs alone. */
const moving = ['updatedAt', 'nextReminderAt', 'currentPeriodStart', 'currentPeriodEnd', 'nextBillingDate']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Guarantee: anything with an id is an object. */
const asThing = (value: unknown): Thing | undefined =>
  isObject(value) && typeof value.id === 'string' ? (value as Record<string, unknown> & Thing) : undefined

/** Changed or gone; items in a list are matched by their ids. New items are no loss. */
export const lostSince = (before: unknown, now: unknown, place = ''): string[] => {
  if (Array.isArray(before) && before.some(asThing)) {
    const list = Array.isArray(now) ? now : []
    return before.flatMap(each => {
      const id = asThing(each)?.id
      return lostSince(
        each,
        list.find(other => asThing(other)?.id === id),
        `${place}[${id}]`,
      )
    })
  }
  if (isObject(before) && isObject(now))
    return Object.entries(before)
      .filter(([name]) => !moving.includes(name))
      .flatMap(([name, value]) => lostSince(value, now[name], `${place}.${name}`))
  return Bun.deepEquals(before, now)
    ? []
    : [`${place}: ${JSON.stringify(before)} is now ${JSON.stringify(now)?.slice(0, 200)}`]
}
