// Days and times in words: when, and how often.
import { parse } from 'chrono-node'

/** Minutes east of UTC at that moment. */
const offsetOf = (timeZone: string, at: Date): number => {
  const zoned = Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO(timeZone)
  return zoned.offsetNanoseconds / 60e9
}

export interface NamedMoment {
  iso: string
  /** The words that named it. */
  words: string
  hasTime: boolean
}

/** In the morning, where only a day is named. */
const usualHour = 9

/** 'A day before' what is named. */
const daysBefore = (text: string): number => {
  const [, counted, unit] =
    /\b(a|the|one|two|three|\d+) (day|week)s? (?:before|in advance|earlier|ahead)\b/i.exec(text) ?? []
  if (!counted) return 0
  const count = { a: 1, the: 1, one: 1, two: 2, three: 3 }[counted.toLowerCase()] ?? Number(counted)
  return unit?.toLowerCase() === 'week' ? count * 7 : count
}

/** The first moment that is named and still to come; undefined when none is. */
export const readMoment = (text: string, timeZone: string, now = new Date()): NamedMoment | undefined => {
  const single = text.replace(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/gi, '$1')
  const [found] = parse(single, { instant: now, timezone: offsetOf(timeZone, now) }, { forwardDate: true })
  if (!found) return undefined
  const { start } = found
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => start.get(name) ?? 0
  const isRelative = /\b(minutes?|hours?|hrs?|mins?)\b/i.test(found.text)
  const hasTime =
    start.isCertain('hour') ||
    isRelative ||
    /\b(morning|noon|afternoon|evening|tonight|midnight)\b/i.test(found.text)
  const zoned = Temporal.ZonedDateTime.from({
    timeZone,
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: hasTime ? part('hour') : usualHour,
    minute: hasTime ? part('minute') : 0,
  })
  const ahead = zoned.subtract({ days: daysBefore(text) })
  const later =
    ahead.epochMilliseconds > now.getTime()
      ? ahead
      : zoned.add({ days: zoned.epochMilliseconds > now.getTime() ? 0 : 1 })
  return { iso: later.toInstant().toString(), words: found.text, hasTime }
}

export interface Repetition {
  recurringPattern: 'daily' | 'weekly' | 'monthly' | 'yearly'
  recurringInterval?: number
}

export const readRepetition = (text: string): Repetition | undefined => {
  const counted = /\bevery (\d+|other) (day|week|month|year)s?\b/.exec(text)
  const patterns = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' } as const
  if (counted) {
    // Guarantee: the expression names only these four.
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

/** 'The first of each month', 'on the 15th': that day next comes. */
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
  const time = parse(text.replace(words, ' '), now)[0]?.start
  const at = {
    hour: time?.isCertain('hour') ? (time.get('hour') ?? usualHour) : usualHour,
    minute: time?.isCertain('hour') ? (time.get('minute') ?? 0) : 0,
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
  return next && { iso: next.toInstant().toString(), words, hasTime: true }
}
