// The help pages' texts, indexed part by part.
import type { FoundTopic } from '@portal/contract/help/endpoints'
import { helpGroups } from '@portal/contract/help/help-index'
import { helpTopics } from '@portal/contract/help/help-topics'
import { helpWith } from '@portal/contract/site-paths'
import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { textAsMarkdown } from './text-as-markdown.ts'

/** Words of questions that tell nothing of what is asked. */
const fillers = new Set(
  'a about am an and any are as at be been but by can could did do does for from get had has have how i if in is it its just me my of on or our please should so tell than that the their them then there they this to us without mean means now here happens want was we what when where which who why will with would you your portal'.split(
    ' ',
  ),
)

/** A word's stem, so that "paying" finds "pay"; nothing for a filler. */
const termOf = (word: string): string | null => {
  const plain = word.toLowerCase().replace(/['’]s?$/, '')
  return fillers.has(plain) ? null : stemmer(plain)
}

type Part = FoundTopic['parts'][number]

export interface IndexedPart {
  /** Of the index: the topic's and the part's. */
  id: string
  topic: FoundTopic
  part: Part
}

/** What people search by, besides the words of the text. */
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

/** Makes the search: parts that have any of the words, best first. A word of five letters or more may have a slip. */
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
