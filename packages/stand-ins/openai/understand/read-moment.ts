// Reads days, times and repetitions in words.
import { type ParsedResult, parse } from 'chrono-node'

/** Minutes east of UTC at that moment. */
const offsetOf = (timeZone: string, at: Date): number => {
  const zoned = Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO(timeZone)
  return zoned.offsetNanoseconds / 60e9
}

export interface NamedMoment {
  iso: string
  /** The words that name it: a day and a time may be apart. */
  words: readonly string[]
  hasTime: boolean
}

/** In the morning, if only a day is named. */
const defaultHour = 9

/** 'A day before', 'an hour before' a named moment. */
const readLead = (text: string): { words: string; duration: Temporal.DurationLike } | undefined => {
  const [words, counted = '', unit = ''] =
    /\b(half an|an?|the|one|two|three|\d+) (minute|hour|day|week)s? (?:before|in advance|earlier|ahead)\b/i.exec(
      text,
    ) ?? []
  if (!words) return undefined
  const counts: Record<string, number> = { a: 1, an: 1, the: 1, one: 1, two: 2, three: 3, 'half an': 0.5 }
  const count = counts[counted.toLowerCase()] ?? Number(counted)
  const duration = { minute: { minutes: count }, hour: { minutes: 60 * count }, week: { days: 7 * count } }
  // Guarantee: the expression matches only these and 'day'.
  return { words, duration: duration[unit.toLowerCase() as keyof typeof duration] ?? { days: count } }
}

const isDated = ({ start }: ParsedResult): boolean => start.isCertain('day') || start.isCertain('weekday')

const isTimed = ({ start, text }: ParsedResult): boolean =>
  start.isCertain('hour') ||
  /\b(minutes?|hours?|hrs?|mins?|morning|noon|afternoon|evening|tonight|midnight)\b/i.test(text)

/** The first named moment that is in the future; undefined if there is none. */
export const readMoment = (text: string, timeZone: string, now = new Date()): NamedMoment | undefined => {
  const lead = readLead(text)
  const single = text
    .replace(lead?.words ?? '', ' ')
    .replace(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/gi, '$1')
  const found = parse(single, { instant: now, timezone: offsetOf(timeZone, now) }, { forwardDate: true })
  const [first] = found
  if (!first) return undefined
  // "At 9am to pay the rent tomorrow": what the first leaves open, another may name.
  const dated = isDated(first) ? first : (found.find(each => isDated(each) && !isTimed(each)) ?? first)
  const timed = isTimed(first) ? first : (found.find(each => isTimed(each) && !isDated(each)) ?? first)
  const hasTime = isTimed(timed)
  const zoned = Temporal.ZonedDateTime.from({
    timeZone,
    year: dated.start.get('year') ?? 0,
    month: dated.start.get('month') ?? 0,
    day: dated.start.get('day') ?? 0,
    hour: hasTime ? (timed.start.get('hour') ?? defaultHour) : defaultHour,
    minute: hasTime ? (timed.start.get('minute') ?? 0) : 0,
  })
  const daysUntilNext = dated.start.isCertain('weekday') ? 7 : 1
  const ahead = zoned.subtract(lead?.duration ?? { days: 0 })
  const later =
    ahead.epochMilliseconds > now.getTime()
      ? ahead
      : zoned.add({ days: zoned.epochMilliseconds > now.getTime() ? 0 : daysUntilNext })
  return {
    iso: later.toInstant().toString(),
    words: [...new Set([...(lead ? [lead.words] : []), dated.text, timed.text])],
    hasTime,
  }
}

export interface Repetition {
  recurringPattern: 'daily' | 'weekly' | 'monthly' | 'yearly'
  recurringInterval?: number
}

export const readRepetition = (text: string): Repetition | undefined => {
  const counted = /\bevery (\d+|other) (day|week|month|year)s?\b/.exec(text)
  const patterns = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' } as const
  if (counted) {
    // Guarantee: the expression matches only these four.
    const pattern = patterns[counted[2] as keyof typeof patterns]
    return { recurringPattern: pattern, recurringInterval: counted[1] === 'other' ? 2 : Number(counted[1]) }
  }
  if (/\b(?:biweekly|fortnightly)\b/.test(text)) return { recurringPattern: 'weekly', recurringInterval: 2 }
  if (
    /\b(?:monthly|(?:each|every|per|of the|a) month|once a month|months)\b/.test(text) &&
    /\b(?:monthly|each|every|once a)\b/.test(text)
  )
    return { recurringPattern: 'monthly' }
  if (/\b(?:yearly|annually|(?:each|every|once a) year)\b/.test(text)) return { recurringPattern: 'yearly' }
  if (/\b(?:daily|(?:each|every) (?:day|morning|evening|night)|once a day)\b/.test(text))
    return { recurringPattern: 'daily' }
  if (
    /\b(?:weekly|(?:each|every) (?:week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|once a week|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/.test(
      text,
    )
  )
    return { recurringPattern: 'weekly' }
  return undefined
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** 'The first of each month', 'on the 15th': the next such day. */
export const readDayOfMonth = (text: string, timeZone: string, now = new Date()): NamedMoment | undefined => {
  const found =
    /(?<!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )\b(?:on |by )?(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?: (?:day )?(?:of|in) (?:each|every|the|next) month)?/.exec(
      text,
    ) ??
    /\b(?:on |by )?(?:the )(first|second|third|fourth|fifth|tenth|last)(?: day)? (?:of|in) (?:each|every|the|next|a) month\b/.exec(
      text,
    )
  if (!found) return undefined
  const [words, named = ''] = found
  const index = ordinals.indexOf(named)
  const day = named === 'last' ? 31 : index >= 0 ? index + 1 : Number(named)
  if (day < 1 || day > 31) return undefined
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone)
  const timed = parse(text.replace(words, ' '), now).find(({ start }) => start.isCertain('hour'))
  const at = {
    hour: timed?.start.get('hour') ?? defaultHour,
    minute: timed?.start.get('minute') ?? 0,
    second: 0,
    millisecond: 0,
    microsecond: 0,
    nanosecond: 0,
  }
  const inMonth = (months: number) =>
    today
      .with({ day: 1 })
      .add({ months })
      .with({ ...at, day })
  const next = [0, 1, 2].map(inMonth).find(moment => Temporal.ZonedDateTime.compare(moment, today) > 0)
  return (
    next && { iso: next.toInstant().toString(), words: timed ? [words, timed.text] : [words], hasTime: true }
  )
}
