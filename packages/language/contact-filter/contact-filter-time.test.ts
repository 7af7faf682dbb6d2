import { expect, test } from 'bun:test'
import { hostileTexts } from './cases/hostile-texts.ts'
import { filterContactDetails } from './contact-filter.ts'

const length = 6_000
const runs = 4
const attempts = 4
/** Twice the text may take up to three times as long; four times the text, nine times. Quadratic time would take sixteen. */
const maxGrowth = 3 ** 2

/** Processor time, because other programs may be using the machine; the least of several runs. */
function minMicroseconds(text: string): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    filterContactDetails(text)
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...times)
}

test.each(Object.entries(hostileTexts))(
  'time grows no faster than the length of the text: %s',
  (_name, write) => {
    let growth = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < attempts && growth > maxGrowth; attempt += 1) {
      growth = minMicroseconds(write(4 * length)) / Math.max(minMicroseconds(write(length)), 1)
    }
    expect(growth).toBeLessThan(maxGrowth)
  },
  60_000,
)
