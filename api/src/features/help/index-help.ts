import type { FoundTopic } from '@portal/contract/help/endpoints'
import { helpWith } from '@portal/contract/site-paths'
import { helpGroups } from '@portal/help/help-index'
import { helpTopics } from '@portal/help/help-topics'
import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { textAsMarkdown } from './text-as-markdown.ts'

/** Words of a question that say nothing about its topic. */
const fillers = new Set(
  'a about am an and any are as at be been but by can could did do does for from get had has have how i if in is it its just me my of on or our please should so tell than that the their them then there they this to us without mean means now here happens want was we what when where which who why will with would you your portal'.split(
    ' ',
  ),
)

/** A word's stem, so that "paying" finds "pay"; empty for filler words. */
const termOf = (word: string): string | null => {
  const plain = word.toLowerCase().replace(/['’]s?$/, '')
  return fillers.has(plain) ? null : stemmer(plain)
}

type Part = FoundTopic['parts'][number]

export interface IndexedPart {
  id: string
  topic: FoundTopic
  part: Part
}

const wordsBySlug = new Map<string, string>(
  helpGroups.flatMap(({ entries }) => entries.map(({ slug, keywords }) => [slug, keywords])),
)

const readParts = async (): Promise<IndexedPart[]> => {
  const topics = await Promise.all(
    helpTopics.map(async ({ slug, load }) => {
      const { title, summary, parts } = (await load()).text
      const texts = parts.map(({ id, title, blocks }) => ({ id, title, text: textAsMarkdown(blocks) }))
      return { slug, title, path: helpWith(slug), summary, parts: texts }
    }),
  )
  return topics.flatMap(topic => topic.parts.map(part => ({ id: `${topic.slug}#${part.id}`, topic, part })))
}

const fields: Record<string, (indexed: IndexedPart) => string> = {
  id: ({ id }) => id,
  topic: ({ topic }) => `${topic.title} ${topic.summary}`,
  keywords: ({ topic }) => wordsBySlug.get(topic.slug) ?? '',
  title: ({ part }) => part.title,
  text: ({ part }) => part.text,
}

/** Builds the search: sections with any of the words, best first. Words of five letters or more can have a typo. */
export const indexHelp = async (): Promise<(words: string) => IndexedPart[]> => {
  const parts = new Map((await readParts()).map(part => [part.id, part]))
  const index = new MiniSearch<IndexedPart>({
    fields: ['topic', 'keywords', 'title', 'text'],
    extractField: (part, name) => fields[name]?.(part) ?? '',
    processTerm: termOf,
    searchOptions: {
      boost: { topic: 2, keywords: 1.5, title: 3 },
      fuzzy: term => (term.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  })
  index.addAll([...parts.values()])
  return words => index.search(words).flatMap(({ id }) => parts.get(id) ?? [])
}
