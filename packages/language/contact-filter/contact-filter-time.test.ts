import { expect, test } from 'bun:test'
import { howMany } from '@portal/server/test/length'
import { filterContactDetails } from './contact-filter.ts'
import { filterFields } from './filter-fields.ts'
import { filterMessage, recentMessages } from './filter-message.ts'
import { findSplitNumber } from './phones/find-split-number.ts'
import { readPlain } from './reading/plain.ts'
import { hostileTexts } from './test/hostile-texts.ts'

const length = 6_000
/** More often if its time seems to grow too fast. */
const runs = [2, 4, 4, 4]
/** Twice the text can take up to three times as long; four times the text, nine times. Quadratic time would take sixteen. */
const maxGrowth = 3 ** 2

/** Processor time, because other programs may use the machine; the least of several runs. */
function minMicroseconds(times: number, filter: () => unknown): number {
  const taken = Array.from({ length: times }, () => {
    const before = process.cpuUsage()
    filter()
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...taken)
}

function growthOf(write: (length: number) => string, read: (text: string) => unknown): number {
  let growth = Number.POSITIVE_INFINITY
  for (const times of runs)
    if (growth > maxGrowth) {
      const [long, short] = [write(4 * length), write(length)].map(text =>
        minMicroseconds(times, () => read(text)),
      )
      growth = (long ?? 0) / Math.max(short ?? 0, 1)
    }
  return growth
}

/** Neighbors are alike. */
const tried = Object.entries(hostileTexts).filter((_, index) => index % howMany(4, 1) === 0)

test.each(tried)(
  'time grows no faster than the length of the text: %s',
  (_name, write) => {
    expect(growthOf(write, filterContactDetails)).toBeLessThan(maxGrowth)
  },
  60_000,
)

test.each([
  ['parts of numbers', '415 555 7392 '],
  ['list numbers', '1. 415\n'],
  ['prices', '$415 or $0142 '],
  ['words', 'my phone ends four one five '],
  ['signs between digits', '4-1.5 ( '],
])(
  'time to look for a number in pieces grows no faster than the message: %s',
  (_name, words) => {
    const write = (size: number) => words.repeat(size / words.length)
    expect(growthOf(write, text => findSplitNumber([write(300), text].map(readPlain), () => 0))).toBeLessThan(
      maxGrowth,
    )
  },
  60_000,
)

const slowest = ['+1 ', 'insta ', 'gmail ', 'a@']
/** All of a long text is read once; only its start and its end again, with its neighbors. */
const maxReadings = { message: 7, fields: 2.2 }

test.each(slowest.slice(0, howMany(2, slowest.length)))(
  'a long text is not read again with each of its neighbors: %p',
  unit => {
    const of = (letters: number) => unit.repeat(letters / unit.length)
    const earlier = Array.from({ length: recentMessages }, () => of(300))
    const fields = { title: of(100), description: of(10_000), address: of(100) }
    const readings = { message: Number.POSITIVE_INFINITY, fields: Number.POSITIVE_INFINITY }
    for (const times of runs) {
      const message = minMicroseconds(times, () => filterMessage(of(4000), earlier))
      readings.message = Math.min(
        readings.message,
        message / minMicroseconds(times, () => filterMessage(of(4000), [])),
      )
      const whole = minMicroseconds(times, () => filterFields(fields, [['title', 'description', 'address']]))
      const alone = minMicroseconds(times, () => filterContactDetails(of(10_000)))
      readings.fields = Math.min(readings.fields, whole / alone)
      if (readings.message <= maxReadings.message && readings.fields <= maxReadings.fields) break
    }
    expect(readings.message).toBeLessThanOrEqual(maxReadings.message)
    expect(readings.fields).toBeLessThanOrEqual(maxReadings.fields)
  },
  60_000,
)
