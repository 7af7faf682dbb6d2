// Phrases insights with a model: what it is asked, and which answers can be shown. Names that people wrote never reach it.
import type { Metric } from '@portal/contract/assistant/insight'
import { formatCount, formatDollars } from '@portal/contract/values/numerals'
import * as z from 'zod/mini'

export interface Phrase {
  title: string
  summary: string
}

interface InsightText extends Phrase {
  metrics: readonly Metric[] | null
}

const maxLengths: Record<keyof Phrase, number> = { title: 90, summary: 240 }

export const phrasingTask = `You write the title and the summary of an insight on a rental portal, for the person whom it is about.
Say what the given title and summary say, in plain and friendly American English, and nothing beyond: no advice, no judgment, no other number.
{1}, {2} and so on stand for names: keep each where it is needed.
Answer with JSON only: {"title": "at most ${maxLengths.title} characters", "summary": "at most ${maxLengths.summary} characters"}.`

export const askedOf = ({ title, summary, metrics }: InsightText): string => {
  const names = namesIn({ title, summary })
  const withoutNames = (text: string) =>
    names.reduce((rest, name, index) => rest.replaceAll(`“${name}”`, placeOf(index)), text)
  return JSON.stringify({ title: withoutNames(title), summary: withoutNames(summary), figures: metrics })
}

/** The model's answer with the names filled in again; undefined if it is malformed or says more than the figures. */
export const readPhrase = (answer: string, ours: InsightText): Phrase | undefined => {
  const phrase = parsed(answer)
  if (!phrase || !isFaithful(phrase, ours)) return undefined
  const names = namesIn(ours)
  const withNames = (text: string) =>
    names.reduce((rest, name, index) => rest.replaceAll(placeOf(index), `“${name}”`), text)
  return { title: withNames(phrase.title), summary: withNames(phrase.summary) }
}

const line = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^[^\r\n<>[\]`*#|\\/@“”]+$/))
const PhraseAnswer = z.object({ title: line(maxLengths.title), summary: line(maxLengths.summary) })

/** Some models add text around the JSON. */
const parsed = (answer: string): Phrase | undefined => {
  const [json] = /\{\s*"[\s\S]*\}/.exec(answer) ?? []
  try {
    return json === undefined ? undefined : PhraseAnswer.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

const isFaithful = (phrase: Phrase, ours: InsightText): boolean => {
  const prompt = parsed(askedOf(ours))
  if (!prompt) return false
  const [words, ourWords] = [`${phrase.title} ${phrase.summary}`, `${prompt.title} ${prompt.summary}`]
  const known = new Set([...numbersIn(ourWords), ...(ours.metrics ?? []).map(written)])
  return (
    matchesOf(words, /\{[^}]*\}?/g).every(place => ourWords.includes(place)) &&
    matchesOf(prompt.title, /\{\d+\}/g).every(place => phrase.title.includes(place)) &&
    matchesOf(prompt.summary, /\{\d+\}/g).every(place => words.includes(place)) &&
    numbersIn(words).every(number => known.has(number)) &&
    [amounts, ...directions].every(pattern => !pattern.test(words) || pattern.test(ourWords))
  )
}

/** Words, too, must not add an amount or change a direction. */
const amounts =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|twice|double|triple|third|quarter)\b/i
const directions = [
  /\b(?:more|above|higher|over|dearer|expensive|overpriced)\b/i,
  /\b(?:less|below|lower|under|cheaper|cheap|underpriced)\b/i,
]

const matchesOf = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? []

/** Numbers, each with its dollar or percent sign. */
const numbersIn = (text: string): string[] =>
  matchesOf(text.replaceAll(/\{\d+\}/g, ''), /\$?\d(?:[\d,.]*\d)?%?/g)

const written = ({ value, unit }: Metric): string => {
  if (unit === 'dollars') return formatDollars(value)
  return `${formatCount(Math.abs(value))}${unit === 'percent' ? '%' : ''}`
}

const placeOf = (index: number): string => `{${index + 1}}`

const namesIn = ({ title, summary }: Phrase): string[] => [
  ...new Set([...`${title} ${summary}`.matchAll(/“(.*?)”/gs)].map(([, name = '']) => name)),
]
