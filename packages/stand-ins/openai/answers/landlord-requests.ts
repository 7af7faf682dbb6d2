// Answers about a landlord's repair requests, and about open items.
import * as sitePaths from '@portal/contract/site-paths'
import { type Answering, callTool, callTools, resultOf } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { isUnanswered } from './inquiries.ts'
import { countOf, linkTo, listed, momentInWords, shortened } from './phrases.ts'
import {
  Inquiries,
  Insights,
  Notifications,
  Reminders,
  type RepairRequest,
  RepairRequests,
  readAs,
} from './read-results.ts'
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

/** A landlord's open items, most urgent first. */
export function* answerLandlordAttention(turn: Turn): Answering {
  const [urgent, overdue, inquiries, insights] = yield* callTools(
    ['list_urgent_requests', 'list_overdue_requests', 'list_inquiries', 'list_insights'].map(name => ({
      name,
      arguments: {},
    })),
  )
  const isOpen = ({ status }: RepairRequest) => status !== 'completed' && status !== 'cancelled'
  const urgentOnes = readAs(RepairRequests, resultOf(urgent)).requests.filter(isOpen)
  const overdueOnes = readAs(RepairRequests, resultOf(overdue)).requests.filter(
    ({ id }) => !urgentOnes.some(each => each.id === id),
  )
  const unanswered = readAs(Inquiries, resultOf(inquiries)).inquiries.filter(isUnanswered)
  const noticed = readAs(Insights, resultOf(insights)).insights
  const parts = [
    urgentOnes.length > 0 ? `**Urgent repairs**\n\n${lines(urgentOnes, turn)}` : '',
    overdueOnes.length > 0 ? `**Overdue repairs**\n\n${lines(overdueOnes, turn)}` : '',
    unanswered.length > 0
      ? `**Inquiries without an answer**\n\n${listed(unanswered.slice(0, 5).map(({ property, tenant, message }) => `${tenant.firstName} about ${linkTo(property)}: “${shortened(message ?? '', 120)}”`))}`
      : '',
    noticed.length > 0
      ? `**Insights**\n\n${listed(noticed.slice(0, 3).map(({ title, summary }) => `**${title}**: ${summary}`))}`
      : '',
  ].filter(Boolean)
  if (parts.length === 0)
    return 'You’re all caught up: no urgent or overdue repairs, and no unanswered inquiries.'
  return `This needs your attention:\n\n${parts.join('\n\n')}\n\nSee ${page} and your [inquiries](${sitePaths.landlordInquiries}).`
}

/** A tenant's open items. */
export function* answerTenantAttention(turn: Turn): Answering {
  const [requests, inquiries, notifications, reminders] = yield* callTools(
    ['list_my_requests', 'list_inquiries', 'list_notifications', 'list_reminders'].map(name => ({
      name,
      arguments: {},
    })),
  )
  const open = readAs(RepairRequests, resultOf(requests)).requests.filter(
    ({ status }) => status !== 'completed' && status !== 'cancelled',
  )
  const answered = readAs(Inquiries, resultOf(inquiries)).inquiries.filter(
    ({ status }) => status === 'responded' || status === 'scheduled',
  )
  const unread = readAs(Notifications, resultOf(notifications)).notifications.filter(({ isRead }) => !isRead)
  const { reminders: toCome } = readAs(Reminders, resultOf(reminders))
  const parts = [
    unread.length > 0
      ? `**Unread notifications**\n\n${listed(unread.slice(0, 5).map(({ title, message }) => `**${title}**: ${message}`))}`
      : '',
    answered.length > 0
      ? `**Answered inquiries**\n\n${listed(answered.slice(0, 5).map(({ property, responseMessage }) => `${linkTo(property)}: “${shortened(responseMessage ?? '', 120)}”`))}`
      : '',
    open.length > 0 ? `**Open repairs**\n\n${lines(open, turn)}` : '',
    toCome.length > 0
      ? `**Reminders**\n\n${listed(toCome.slice(0, 5).map(({ title, nextReminderAt }) => `**${title}**: ${momentInWords(nextReminderAt, turn.conversation.timeZone)}`))}`
      : '',
  ].filter(Boolean)
  return parts.length > 0
    ? parts.join('\n\n')
    : 'Nothing new: no unread notifications, no open repairs, no reminders, and no new answers.'
}
