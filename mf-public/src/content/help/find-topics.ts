import * as sitePaths from '@portal/contract/site-paths'
import { helpGroups } from '@portal/help/help-index'
import { helpTopics } from '@portal/help/help-topics'

interface FoundTopic {
  slug: string
  path: string
  title: string
  summary: string
}

/** The groups with the topics that contain every word; all topics if there are no words. */
export const findTopics = (words: string): { title: string; topics: FoundTopic[] }[] => {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean)
  return helpGroups
    .map(({ title: group, entries }) => {
      const topics = entries.flatMap(({ slug, summary, keywords }) => {
        const title = helpTopics.find(topic => topic.slug === slug)?.title ?? ''
        const searched = `${title} ${summary} ${keywords}`.toLowerCase()
        return terms.every(word => searched.includes(word))
          ? [{ slug, path: sitePaths.helpWith(slug), title, summary }]
          : []
      })
      return { title: group, topics }
    })
    .filter(({ topics }) => topics.length > 0)
}
