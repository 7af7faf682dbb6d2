// Answers about notifications, reminders and insights.
import * as sitePaths from '@portal/contract/site-paths'
import { type Answering, callTool } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { readDayOfMonth, readMoment, readRepetition } from '../understand/read-moment.ts'
import { capitalized, countOf, listed, momentInWords } from './phrases.ts'
import { Insights, Notifications, Reminders, readAs } from './read-results.ts'

const tab = (name: string) => `[${name}](${sitePaths.assistantTab(name)})`

export function* answerNotifications({ said }: Turn): Answering {
  const { notifications } = readAs(Notifications, yield* callTool('list_notifications'))
  const unread = notifications.filter(({ isRead }) => !isRead)
  const wantsAll = /\b(all|every|old|past|read ones)\b/.test(said.text) && !said.text.includes('unread')
  const chosen = wantsAll ? notifications : unread
  if (chosen.length === 0)
    return `You have no unread notifications. Older ones are in ${tab('notifications')}.`
  const lines = chosen.slice(0, 8).map(({ title, message }) => `**${title}**: ${message}`)
  return `You have ${countOf(chosen.length, wantsAll ? 'notification' : 'unread notification')}:\n\n${listed(lines)}\n\nOpen ${tab('notifications')} to see them all.`
}

export function* answerReminders({ conversation }: Turn): Answering {
  const { reminders } = readAs(Reminders, yield* callTool('list_reminders'))
  if (reminders.length === 0)
    return `You have no reminders. Say, for example, “remind me on the first of each month to pay the rent”.`
  const lines = reminders.map(
    ({ title, nextReminderAt, isRecurring, recurringPattern }) =>
      `**${title}**: ${momentInWords(nextReminderAt, conversation.timeZone)}${isRecurring && recurringPattern ? `, ${recurringPattern}` : ''}`,
  )
  return `You have ${countOf(reminders.length, 'reminder')}, the next one first:\n\n${listed(lines)}\n\nSee ${tab('reminders')}.`
}

export function* answerInsights(): Answering {
  const { insights } = readAs(Insights, yield* callTool('list_insights'))
  if (insights.length === 0) return `You have no insights yet. New ones appear in ${tab('insights')}.`
  const lines = insights.slice(0, 6).map(({ title, summary }) => `**${title}**: ${summary}`)
  return `Your insights:\n\n${listed(lines)}\n\nSee ${tab('insights')}.`
}

const asking =
  /\b(?:remind me|wake me(?: up)?|(?:(?:set|create|add|make|schedule|put|need|want|give me)(?: up)?(?: me)? (?:a |an |another )?)?reminders?|(?:do not|don'?t) let me forget|make sure (?:that )?i|help me remember|nudge me|ping me|remember|(?:alert|notify|poke|buzz|bug|prod|text|message|warn|tell) me|so i (?:do not|don'?t) forget)\b/i
const often =
  /\b(?:on |in )?(?:every|each) (?:other )?(?:\d+ )?(?:days?|weeks?|months?|years?|morning|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b(?:daily|weekly|monthly|yearly|annually|once a (?:day|week|month|year)|(?:of|in) (?:each|every|the) month)\b/gi

const asksPolitely = /[\s,.;!?]*\b(?:can|could|would|will) (?:you|u)(?: please| pls)?\s*$/i

/** The message without the request and the moment: 'Pay the rent'. It follows the request, or is everything before it. */
const readTitle = (raw: string, momentWords: readonly string[]): string => {
  const found = asking.exec(raw)
  if (!found) return titleIn(raw, momentWords)
  const before = titleIn(raw.slice(0, found.index).replace(asksPolitely, ''), momentWords)
  return (
    titleIn(raw.slice(found.index + found[0].length), momentWords) || (before.includes(' ') ? before : '')
  )
}

/** 'Put the viewing on my calendar' is about the viewing. */
const onCalendar = /\b(?:put|add|mark|note|write) (.*?) (?:on|in|into|to|down in) my (?:calendar|diary)\b/i

const titleIn = (asked: string, momentWords: readonly string[]): string => {
  const withoutTime = momentWords
    .reduce((text, words) => {
      const at = text.toLowerCase().indexOf(words.toLowerCase())
      return at === -1
        ? text
        : `${text.slice(0, at).replace(/\b(?:every|each) $/i, '')} ${text.slice(at + words.length)}`
    }, asked)
    .replace(often, ' ')
    .replace(onCalendar, '$1')
    .replace(/\b(?:please|pls|plz|thanks|thank you|thx)\b/gi, ' ')
  const title = withoutTime
    .replace(/\s+/g, ' ')
    .replace(/\b(?:on|at|by|every|each|the|of|in|for|from)\s*(?=[.,!?]|$)/gi, ' ')
    .replace(
      /^[\s,:.-]*(?:(?:please|for|on|at|by|in|that|about|the|to|i|of|and|have to|need to|should|must|me|it is time to|i? ?(?:keep|always|often) (?:forgetting|forget)(?: about| to)?)\s+)*/i,
      '',
    )
    .replace(/[\s,.!?;:–-]+$/, '')
    .replace(/\b(?:on|at|by|every|each|in)$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  return title ? capitalized(title).slice(0, 120) : ''
}

export function* answerDraftReminder(turn: Turn): Answering {
  const { said, asked, conversation } = turn
  const { timeZone } = conversation
  const [about, when] = [asked ?? said, said]
  const repetition = readRepetition(when.text) ?? readRepetition(about.text)
  const spoken = when.raw.toLowerCase()
  const moment =
    readDayOfMonth(spoken, timeZone) ??
    readMoment(when.raw, timeZone) ??
    (asked && (readDayOfMonth(asked.raw.toLowerCase(), timeZone) ?? readMoment(asked.raw, timeZone)))
  const usual =
    repetition && !moment
      ? readMoment(repetition.recurringPattern === 'daily' ? 'tomorrow at 9am' : 'in 7 days at 9am', timeZone)
      : undefined
  const next = moment ?? usual
  const title = readTitle(about.raw, moment?.words ?? [])
  if (!next)
    return `**When should I remind you${title ? ` to ${title.charAt(0).toLowerCase()}${title.slice(1)}` : ''}?** For example “tomorrow at nine” or “on the first of each month”. When is it?`
  yield* callTool('draft_reminder', {
    title: title || 'Reminder',
    nextReminderAt: next.iso,
    ...(timeZone !== 'UTC' && { timeZone }),
    ...repetition,
  })
  return `I have filled in a reminder: **${title || 'Reminder'}**, ${momentInWords(next.iso, timeZone)}${repetition ? `, ${repetition.recurringPattern}` : ''}. Check it below, and press “Set reminder” to keep it.`
}
