import { withOperator } from '@portal/contract/default-operator'
import { helpEndpoints } from '@portal/contract/help/endpoints'
import { route, type Verb } from '../../platform/request/route.ts'
import { indexHelp } from './index-help.ts'

const maxTopics = 5
const maxParts = 4

/**
 * Built for the first question: this takes a few milliseconds, and the texts never change while the API runs.
 */
let index: ReturnType<typeof indexHelp> | undefined

/** Topics, ordered by their best section, with only their best sections. */
const findHelp: Verb<typeof helpEndpoints.find> = async ({ env }, { query }) => {
  const operator = { name: env.operatorName, supportEmail: env.supportEmail }
  index ??= indexHelp()
  const search = await index
  const byTopic = Map.groupBy(search(query.q), ({ topic }) => topic)
  const topics = [...byTopic].map(([topic, found]) => ({
    ...topic,
    parts: found.slice(0, maxParts).map(({ part }) => ({ ...part, text: withOperator(part.text, operator) })),
  }))
  return { topics: topics.slice(0, maxTopics) }
}

export const helpRoutes = [route(helpEndpoints.find, findHelp)]
