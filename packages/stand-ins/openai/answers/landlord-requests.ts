// Answers about a landlord's repair requests.
import * as sitePaths from '@portal/contract/site-paths'
import { type Answering, callTool } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { countOf, listed } from './phrases.ts'
import { type RepairRequest, RepairRequests, readAs } from './read-results.ts'
import { requestLine, requestsInState, requestsMeant } from './repairs.ts'

const page = `[Maintenance Management](${sitePaths.maintenanceManagement})`

const lines = (requests: readonly RepairRequest[], { conversation }: Turn): string =>
  listed(requests.slice(0, 8).map(request => requestLine(request, conversation.timeZone)))

export function* answerRequestsForHomes(turn: Turn): Answering {
  const { requests } = readAs(RepairRequests, yield* callTool('list_requests_for_my_homes'))
  if (requests.length === 0) return `There are no repair requests for your homes. New ones appear in ${page}.`
  const meant = requestsMeant(turn.said, requests)
  if (meant.length > 0) return `${lines(meant, turn)}\n\nManage them in ${page}.`
  const { words, requests: chosen } = requestsInState(turn.said, requests)
  if (chosen.length === 0) return `There are no ${words} repair requests for your homes. See ${page}.`
  return `There ${chosen.length === 1 ? 'is' : 'are'} ${countOf(chosen.length, `${words} repair request`.trim())} for your homes:\n\n${lines(chosen, turn)}\n\nManage them in ${page}.`
}

export function* answerUrgentRequests(turn: Turn): Answering {
  const { requests } = readAs(RepairRequests, yield* callTool('list_urgent_requests'))
  const open = requests.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
  if (open.length === 0) return `No urgent repair requests. See ${page}.`
  return `${countOf(open.length, 'urgent repair request')}:\n\n${lines(open, turn)}\n\nManage them in ${page}.`
}

export function* answerOverdueRequests(turn: Turn): Answering {
  const { requests } = readAs(RepairRequests, yield* callTool('list_overdue_requests'))
  if (requests.length === 0) return `No overdue repair requests. See all requests in ${page}.`
  return `${countOf(requests.length, 'overdue repair request')}:\n\n${lines(requests, turn)}\n\nManage them in ${page}.`
}
