// None is filled in for a person or a home that would be a guess.
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { wordsOfFilters } from '@portal/contract/properties/filter-words'
import { isRecord } from '@portal/contract/values/json'
import { capitalized, shortened } from '@portal/contract/values/words'
import { improveListing, type Listing } from '../complete-text.ts'
import { readMoment, readRepetition, titleIn } from '../read-moment.ts'
import type { Turn } from '../turn.ts'
import { ask, forThose, spokenIn } from './pick.ts'
import { itemsOf, matches, type Row, type Table } from './row.ts'

const form = (name: string, row: Omit<Row, 'line'>): Row => ({
  ...row,
  line: ([result]) =>
    isRecord(result) && result.draft
      ? `I have filled in ${name}. Check it below and send it yourself: nothing happens until you do.`
      : '',
})

/** Blank if the messages tell only whom to write to. “She can come” is “you can come” to her. */
const messageIn = ({ messages }: Turn): string => {
  const [content] = messages.flatMap(message => {
    const { quote, after, that, told, asked } = spokenIn(message)?.groups ?? {}
    const indirect = that ?? told ?? (asked && `I would like to know ${asked}`)
    const direct = indirect?.replace(/\b(?:s?he|they)( is| are)?\b/gi, (_, verb) =>
      verb ? 'you are' : 'you',
    )
    return quote ?? after ?? direct ?? []
  })
  const reply = messages.length > 1 && messages[0].split(' ').length > 3 ? messages[0] : ''
  return capitalized((content ?? reply).trim().replace(/([^.!?])$/, '$1.')).replace(/\bi\b/g, 'I')
}
const whatToSay = ask('What should it say?')

const things: readonly [category: string, words: string][] = [
  ['pest_control', 'ants, pests?, mice, rats?, roach*, bed ?bugs?, wasps?'],
  ['appliance', 'fridge, refrigerator, freezer, oven, stove, dishwasher, washer, dryer, microwave'],
  ['hvac', 'heat, heater, heating, furnace, radiator, boiler, thermostat, ac, air con*'],
  ['plumbing', 'sink, faucet, tap, toilet, shower, tub, drain, pipes?, water, leak*'],
  ['electrical', 'lights?, lamp, outlet, power, electric*, fuse, switch, fan'],
  ['structural', 'windows?, doors?, roof, ceiling, walls?, floor, lock, stairs, balcony'],
]
export const anyThing = things.map(([, words]) => words).join(', ')

const waiting = (needed: unknown) => itemsOf<Inquiry>(needed).filter(({ status }) => status === 'pending')

const faults =
  "leak*, drip*, broke*, clog*, cracked, flicker*, stuck, jammed, flood*, burst, mold*, ants, mice, rats, roach*, bed ?bugs?, not (work|clos|open|turn|heat|drain|flush|start|cool|lock)*, (doesn't|won't|will not|does not|isn't|is not|stopped) (\\w+ )?(work|clos|open|turn|heat|drain|flush|start|cool|lock)*, no (heat|hot water|water|power), smells?, rattl*, (ice|stone|freezing) cold, overflow*, peeling, locked out"
const damage = `${faults}, ${anyThing}`
/** Asking for the form is no part of it. */
const request =
  /^(?:please |can you |could you |i (?:want|need) to )*(?:report|request|file|submit)\b(?: an?| that| the)*(?: (?:repair|request))?(?: for| that|:)?|[,.;]? *(?:and |please |can you |could you )*(?:request|report|file|submit) (?:a|it|this)\b.*$/gi

export const draftRows: Table = {
  draft_reminder: form('a reminder', {
    words:
      "remind me, (set|create|add|make|need|up) … reminders?, reminder (to|for|about|every|on|at), don't let me forget, nudge me, (put|add) … calendar",
    args: ({ messages, timeZone }) => {
      const repetition = messages.map(readRepetition).find(Boolean)
      const moment = readMoment(messages, timeZone) ?? (repetition && readMoment(['tomorrow'], timeZone))
      if (!moment || / before /.test(messages.join())) return ask('When should I remind you?')
      const title = capitalized(titleIn(messages.at(-1) ?? '')) || 'Reminder'
      return [{ title, nextReminderAt: moment.iso, ...(timeZone !== 'UTC' && { timeZone }), ...repetition }]
    },
  }),
  draft_saved_search: form('a saved search', {
    words:
      'save (this|that|the|my|a) search, (notify|alert|tell|email|let|ping) me … (when*|if|about|of|as soon as|once|the (minute|moment)), alerts? (for|about|when|on), keep me (posted|updated), (keep an eye|watch) … for, hear … new unless if (there|you), repair, inquir*, applica*, message*, landlord, tell me (more )?about',
    needs: ['search_homes'],
    args: (turn, needed) => {
      const filters = isRecord(needed) && isRecord(needed.searchedFor) ? needed.searchedFor : {}
      const name = wordsOfFilters(filters).join(', ')
      if (!name) return ask('What should the search look for?')
      const alert = matches('instant*, at once, as soon as', turn.text) ? 'instant' : 'daily'
      return [{ name: shortened(capitalized(name), 79), filters, alert }]
    },
  }),
  draft_listing_text: form('a text', {
    words:
      '(improve|rewrite|polish|better|snappier|shorten|fix) … (text|title|description|listings?|wording|headline|ad)',
    needs: ['list_my_homes'],
    args: forThose('city neighborhood propertyType', itemsOf<Listing>, (home, { text }) => {
      const { title, description } = improveListing(home)
      return { id: home.id, ...(matches('title, headline', text) ? { title } : { description }) }
    }),
  }),
  draft_proposal: form('tour times', {
    words: '(propose|suggest|offer|send|give) … (times?|dates?|slots?|tours?)',
    needs: ['list_inquiries'],
    args: forThose('tenant property', waiting, ({ id, property }, { messages, timeZone }) => {
      const today = Temporal.Now.plainDateISO(property.timeZone ?? timeZone)
      const parts = messages.flatMap(message => message.split(/,|\band\b|\bor\b/))
      const named = parts.flatMap(part => readMoment([part], timeZone) ?? []).filter(each => each.hasTime)
      const usual = [2, 3, 4].map(days => `${today.add({ days })}T17:30`)
      return { id, dates: named.length > 0 ? named.map(({ iso }) => iso) : usual }
    }),
  }),
  draft_response: form('an answer', {
    words:
      'reply, respond, answer, write back, decline, reject, turn down, say (no|thanks) unless applica*, unanswered',
    picks: 'inquiry=',
    needs: ['list_inquiries'],
    args: forThose('tenant property', waiting, ({ id, tenant }, turn) => {
      const declines = matches('decline, turn … down, reject, say no, but no', turn.messages.join(' '))
      const message = declines ? 'I am sorry, but I cannot offer you the home.' : messageIn(turn)
      const status = declines ? 'declined' : 'responded'
      return message ? { id, message: `Hello ${tenant.firstName}, ${message}`, status } : whatToSay
    }),
  }),
  draft_inquiry: form('an inquiry', {
    words:
      '(ask|contact|write|message|tell) … (landlord|owner), (schedule|book|arrange|request|set up|want|like|can i|could i) … (tours?|viewings?|see (it|the|that|this)|visit|look at|out), inquire unless repair, fix*, stopped, broken, find, search',
    picks: '/properties/',
    args: forThose('title', itemsOf, ({ id, title }, turn) => {
      const isTour = matches(
        'see (it|the)*, view*, tour*, visit, come by, look at, check … out',
        turn.messages.join(),
      )
      const moment = isTour ? readMoment(turn.messages, turn.timeZone) : undefined
      const question = isTour ? `Could I see it${moment ? ` ${moment.words}` : ''}?` : messageIn(turn)
      return {
        propertyId: id,
        message: `Hello, I am interested in “${title}”. ${question || 'Is it available?'} Thank you.`,
        inquiryType: isTour ? 'viewing' : 'question',
        ...(moment?.hasTime && { scheduledDate: moment.iso }),
      }
    }),
  }),
  draft_maintenance_request: form('a repair request', {
    words: `${faults}, (report|request|need|file|submit|want|get) … (repairs?|fixed|plumber|electrician), wrong with unless status, update, notify me`,
    needs: ['list_my_tenancies'],
    args: ({ messages }, needed) => {
      const [home] = itemsOf(needed)
      const problem = messages
        .map(message => message.replace(request, '').trim())
        .findLast(text => matches(damage, text))
      if (!home) return 'You don’t rent a home here, so you can’t request a repair.'
      if (!problem) return ask('What is broken?')
      const title = problem.split(/[.!?;,\n]/).find(part => matches(damage, part)) ?? problem
      const isUrgent = matches('gas, fire, smoke, sparks?, flood*, burst, no heat, urgent', problem)
      const form = {
        // The portal decides which home the person means, or asks.
        propertyId: home.propertyId,
        title: shortened(capitalized(title.trim()), 80),
        description: problem.length < 10 ? `Please have a look: ${problem}` : capitalized(problem),
        category: things.find(([, words]) => matches(words, problem))?.[0] ?? 'other',
        priority: isUrgent ? 'urgent' : 'medium',
      }
      return [form]
    },
  }),
  draft_message: form('a message', {
    words:
      '(send|write|message|text|tell|let|reply to) (?!me|us)\\w+ unless inquir*, repair*, listing, description, let me, ^tell me',
    picks: '/messages/',
    needs: ['list_conversations'],
    args: forThose('other', itemsOf, ({ id }, turn) =>
      messageIn(turn) ? { id, message: messageIn(turn) } : whatToSay,
    ),
  }),
}
