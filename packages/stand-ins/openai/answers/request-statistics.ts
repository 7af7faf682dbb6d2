// Answers questions about the number of repairs, how long they took and what they cost.
import * as sitePaths from '@portal/contract/site-paths'
import { type Answering, callTool } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { countOf, formatDollars } from './phrases.ts'
import { type RepairRequest, RepairRequests, readAs, Statistics } from './read-results.ts'

const page = `[Maintenance Management](${sitePaths.maintenanceManagement})`
const dayInMs = 86_400_000

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

const howLong = (requests: readonly RepairRequest[]): string => {
  const days = requests.flatMap(({ createdAt, completedDate }) =>
    completedDate ? [(Date.parse(completedDate) - Date.parse(createdAt)) / dayInMs] : [],
  )
  if (days.length === 0) return 'No repairs are completed yet, so I can’t say how long they take.'
  const average = Math.round(sumOf(days) / days.length)
  const took = average < 1 ? 'less than a day' : countOf(average, 'day')
  return `From the request to its completion it took ${took}${days.length > 1 ? ' on average' : ''}: ${countOf(days.length, 'repair')} completed.`
}

const howMuch = (requests: readonly RepairRequest[]): string => {
  const paid = requests.flatMap(({ actualCost }) => actualCost ?? [])
  const expected = requests.flatMap(({ actualCost, estimatedCost }) =>
    actualCost === null && estimatedCost !== null ? [estimatedCost] : [],
  )
  const soFar =
    paid.length === 0
      ? 'No costs of completed repairs have been entered yet.'
      : `${countOf(paid.length, 'repair')} with a cost entered came to ${formatDollars(sumOf(paid))}.`
  return expected.length === 0
    ? soFar
    : `${soFar} ${expected.length} more ${expected.length === 1 ? 'is' : 'are'} estimated at ${formatDollars(sumOf(expected))}.`
}

export function* answerStatistics({ said }: Turn): Answering {
  const { total, pending, inProgress, completed, urgent } = readAs(
    Statistics,
    yield* callTool('read_request_statistics'),
  )
  const asked = [...(said.has('duration') ? [howLong] : []), ...(said.has('spending') ? [howMuch] : [])]
  const { requests } =
    asked.length > 0
      ? readAs(RepairRequests, yield* callTool('list_requests_for_my_homes'))
      : { requests: [] }
  const counts = `${countOf(total, 'repair request')} in all: ${pending} pending, ${inProgress} in progress, ${completed} completed. ${urgent} ${urgent === 1 ? 'is' : 'are'} urgent.`
  return [...asked.map(inWords => inWords(requests)), counts, `See ${page}.`].join('\n\n')
}
