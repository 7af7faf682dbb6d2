import { momentInWords } from '@portal/contract/values/moment-words'
import { type ParsedResult, parse } from 'chrono-node'

const defaultHour = 9
const maxReadLength = 400

const isDated = ({ start }: ParsedResult): boolean => start.isCertain('day') || start.isCertain('weekday')
const isTimed = ({ start, text }: ParsedResult): boolean =>
  start.isCertain('hour') || /\b(?:minute|hour|morning|noon|afternoon|evening|tonight)/i.test(text)

const dayOfMonth =
  /(?<!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* )\b(?:the )?(?:(\d{1,2})(?:st|nd|rd|th)\b|first(?= (?:day )?of))(?: (?:day )?of (?:each|every|the|next) month)?/i

/** “The first of each month” becomes its next day, such as “2026-12-01”. */
const withDates = (text: string, today: Temporal.PlainDate): string =>
  text.replace(/(\w+day)s\b/gi, '$1').replace(dayOfMonth, (_, day: string = '1') => {
    const dates = [0, 1].map(months => today.add({ months }).with({ day: Math.max(1, Number(day)) }))
    return String(dates.find(date => Temporal.PlainDate.compare(date, today) > 0))
  })

/** What the newest text, the first, leaves open is read from the others. */
export const readMoment = (texts: readonly string[], timeZone: string, now = new Date()) => {
  const here = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone)
  const clock = { instant: now, timezone: here.offsetNanoseconds / 60e9 }
  const dates = texts.map(text => withDates(text.slice(0, maxReadLength), here.toPlainDate()))
  const found = dates.flatMap(text => parse(text, clock, { forwardDate: true }))
  const timed = found.find(isTimed)
  const dated = found.find(isDated) ?? timed
  if (!dated) return undefined
  const parts = (['year', 'month', 'day'] as const).map(part => dated.start.get(part) ?? 0)
  const [year = 0, month = 1, day = 1] = parts
  const [hour, minute] = [timed?.start.get('hour') ?? defaultHour, timed?.start.get('minute') ?? 0]
  const moment = Temporal.ZonedDateTime.from({ timeZone, year, month, day, hour, minute })
  const isPast = moment.epochMilliseconds <= now.getTime()
  const later = isPast ? moment.add({ days: dated.start.isCertain('weekday') ? 7 : 1 }) : moment
  const iso = later.toInstant().toString()
  const words = timed ? `on ${momentInWords(iso, timeZone, { weekday: 'short' })}` : dated.text
  return { iso, words, hasTime: timed !== undefined }
}

const often =
  /\b(?:every|each|once a) (other )?(day|week|month|year|morning|evening|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+(?:st|nd|rd|th))s?\b|\bof the (month)\b|\b(dai|week|month|year)ly\b/i

export const readRepetition = (text: string) => {
  const [, other, unit, month, adverb] = often.exec(text.slice(0, maxReadLength)) ?? []
  const name = (unit ?? month ?? adverb)?.toLowerCase()
  if (!name) return undefined
  const patterns = { weekly: /^week|.day$/, monthly: /^month|^\d/, yearly: /^year/ }
  const recurringPattern = Object.entries(patterns).find(([, words]) => words.test(name))?.[0] ?? 'daily'
  return { recurringPattern, ...(other && { recurringInterval: 2 }) }
}

const around = new RegExp(
  `${often.source}|${dayOfMonth.source}|\\b(?:(?:please )?remind me|(?:(?:set|create|add|make)(?: up)? )?(?:an? )?(?:\\w+ly )?reminders?|don't let me forget|nudge me|put|(?:on|to|in) my calendar)\\b`,
  'gi',
)

/** What a reminder is about: 'pay the rent'. */
export const titleIn = (message: string): string => {
  const left = message
    .slice(0, maxReadLength)
    .replace(/(\w+day)s\b/gi, '$1')
    .replace(around, ' ')
  return parse(left)
    .reduce((rest, { text }) => rest.replace(text, ' '), left)
    .replace(/\b(?:on|at|by|of|in)\s*(?=[.,!?]|$|\b(?:on|at|by|in|to)\b)/gi, ' ')
    .replace(/^[\s,:.-]*(?:(?:please|for|on|at|by|in|that|about|the|to|i|of|and|have to|need to)\s+)*/i, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.!?;:–-]+$/, '')
}
