// Searches the same texts as the help pages.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { requiredText } from '../values/text.ts'

/** Only what answers the question. */
export const FoundTopic = z.object({
  slug: z.string(),
  title: z.string(),
  /** A path of this site. */
  path: z.string(),
  summary: z.string(),
  /** Best first; `id` is a part's anchor, `text` Markdown of paragraphs, lists, bold words and links. */
  parts: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
})
export type FoundTopic = z.infer<typeof FoundTopic>

export const helpEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/help',
    summary: 'What the help pages say about a question, at most five topics, best first',
    access: 'anyone',
    query: z.object({ q: requiredText(200, 'Please say what you want to know') }),
    status: 200,
    answer: z.object({ topics: z.array(FoundTopic) }),
  }),
}
