// Answers about everything that waits for a person: repairs, inquiries, conversations, and what the portal noticed.
import * as sitePaths from '@portal/contract/site-paths'
import { type Answering, callTools, resultOf } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { isUnanswered } from './inquiries.ts'
import { countOf, linkTo, listed, momentInWords, shortened } from './phrases.ts'
import {
  type Conversation,
  Conversations,
  Inquiries,
  Insights,
  Notifications,
  Reminders,
  type RepairRequest,
  RepairRequests,
  readAs,
} from './read-results.ts'
import { requestLine } from './repairs.ts'

const page = `[Maintenance Management](${sitePaths.maintenanceManagement})`

const lines = (requests: readonly RepairRequest[], { conversation }: Turn): string =>
  listed(requests.slice(0, 8).map(request => requestLine(request, conversation.timeZone)))

/** What the person is to do next; inquiries to answer are listed by themselves. */
const yourTurn: Record<string, string> = {
  answer_offer: 'answer the offer',
  move_in: 'say that you have moved in',
  accept_notice: 'accept the notice, or talk about it',
  decide_application: 'decide on the application',
  choose_viewing: 'choose a time for the tour',
  say_outcome: 'say how the tour went',
}

/** Conversations in which it is the person's turn, and those with something unread. */
const conversationParts = (result: unknown): string[] => {
  const { conversations } = readAs(Conversations, result)
  const about = ({ other, propertyTitle }: Conversation) => `${other.firstName} about “${propertyTitle}”`
  const steps = conversations.flatMap(conversation => {
    const { nextStep } = conversation
    const words = nextStep?.isYours && yourTurn[nextStep.type]
    return words ? [`${about(conversation)}: [${words}](${nextStep.actionUrl})`] : []
  })
  const unread = conversations
    .filter(({ unreadCount }) => unreadCount > 0)
    .map(
      conversation =>
        `${about(conversation)}: [${countOf(conversation.unreadCount, 'unread message')}](${sitePaths.conversation(conversation.id)})`,
    )
  return [
    steps.length > 0 ? `**Your turn**\n\n${listed(steps.slice(0, 5))}` : '',
    unread.length > 0 ? `**Unread messages**\n\n${listed(unread.slice(0, 5))}` : '',
  ]
}

/** What the portal noticed, the most important first. */
const insightPart = (result: unknown): string => {
  const { insights } = readAs(Insights, result)
  return insights.length > 0
    ? `**Insights**\n\n${listed(insights.slice(0, 3).map(({ title, summary }) => `**${title}**: ${summary}`))}`
    : ''
}

/** A landlord's open items, most urgent first. */
export function* answerLandlordAttention(turn: Turn): Answering {
  const [urgent, overdue, inquiries, conversations, insights] = yield* callTools(
    [
      'list_urgent_requests',
      'list_overdue_requests',
      'list_inquiries',
      'list_conversations',
      'list_insights',
    ].map(name => ({ name, arguments: {} })),
  )
  const isOpen = ({ status }: RepairRequest) => status !== 'completed' && status !== 'cancelled'
  const urgentOnes = readAs(RepairRequests, resultOf(urgent)).requests.filter(isOpen)
  const overdueOnes = readAs(RepairRequests, resultOf(overdue)).requests.filter(
    ({ id }) => !urgentOnes.some(each => each.id === id),
  )
  const unanswered = readAs(Inquiries, resultOf(inquiries)).inquiries.filter(isUnanswered)
  const parts = [
    urgentOnes.length > 0 ? `**Urgent repairs**\n\n${lines(urgentOnes, turn)}` : '',
    overdueOnes.length > 0 ? `**Overdue repairs**\n\n${lines(overdueOnes, turn)}` : '',
    unanswered.length > 0
      ? `**Inquiries without an answer**\n\n${listed(unanswered.slice(0, 5).map(({ property, tenant, message }) => `${tenant.firstName} about ${linkTo(property)}: “${shortened(message ?? '', 120)}”`))}`
      : '',
    ...conversationParts(resultOf(conversations)),
    insightPart(resultOf(insights)),
  ].filter(Boolean)
  if (parts.length === 0)
    return 'You’re all caught up: no urgent or overdue repairs, no unanswered inquiries, and no unread messages.'
  return `This needs your attention:\n\n${parts.join('\n\n')}\n\nSee ${page}, your [inquiries](${sitePaths.landlordInquiries}) and your [messages](${sitePaths.messages}).`
}

/** A tenant's open items. */
export function* answerTenantAttention(turn: Turn): Answering {
  const [requests, inquiries, conversations, notifications, reminders, insights] = yield* callTools(
    [
      'list_my_requests',
      'list_inquiries',
      'list_conversations',
      'list_notifications',
      'list_reminders',
      'list_insights',
    ].map(name => ({ name, arguments: {} })),
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
    ...conversationParts(resultOf(conversations)),
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
    insightPart(resultOf(insights)),
  ].filter(Boolean)
  return parts.length > 0
    ? parts.join('\n\n')
    : 'Nothing new: no unread messages or notifications, no open repairs, no reminders, and no new answers.'
}
