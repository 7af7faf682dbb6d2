// Answers about inquiries: lists them, and drafts new ones and replies.
import * as sitePaths from '@portal/contract/site-paths'
import { type Answering, callTool } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { readMoment } from '../understand/read-moment.ts'
import { capitalized, countOf, linkTo, momentInWords, numbered, shortened, spaced } from './phrases.ts'
import { meantHomes } from './read-homes.ts'
import { DraftedProposal, type Home, Inquiries, type Inquiry, readAs } from './read-results.ts'

export const isUnanswered = ({ status }: Inquiry): boolean => status === 'pending'

const line = (
  { property, tenant, message, status, responseMessage }: Inquiry,
  role: Turn['role'],
): string => {
  const who = role === 'landlord' ? `${tenant.firstName} about ` : ''
  const answer = responseMessage ? `, answered: “${shortened(responseMessage, 160)}”` : ', no answer yet'
  return `${who}${linkTo(property)}, ${spaced(status)}: “${shortened(message ?? '', 160)}”${answer}`
}

export function* answerInquiries({ said, role }: Turn): Answering {
  const { inquiries, total } = readAs(Inquiries, yield* callTool('list_inquiries'))
  const page = `[inquiries](${role === 'landlord' ? sitePaths.landlordInquiries : sitePaths.inquiries})`
  if (inquiries.length === 0)
    return role === 'landlord'
      ? 'No inquiries about your homes yet.'
      : 'You haven’t sent any inquiries yet. Search for one, and say “ask the landlord if I can see it”.'
  const open = inquiries.filter(isUnanswered)
  const wantsOpen =
    role === 'landlord'
      ? said.hasAny('unanswered', 'attention') || /\b(new|open|waiting|pending)\b/.test(said.text)
      : /\b(pending|waiting|unanswered)\b/.test(said.text)
  if (wantsOpen && open.length === 0) return `All inquiries are answered. See your ${page}.`
  const chosen = wantsOpen ? open : inquiries
  const kind = wantsOpen ? 'inquiry without an answer' : 'inquiry'
  const kinds = wantsOpen ? 'inquiries without an answer' : 'inquiries'
  const count = wantsOpen ? chosen.length : Math.max(total, chosen.length)
  const offer =
    role === 'landlord' && open.length > 0 ? ' Tell me what to say, and I’ll draft it for you.' : ''
  return `You have ${countOf(count, kind, kinds)}:\n\n${numbered(chosen.slice(0, 6).map(each => line(each, role)))}\n\nSee your ${page}.${offer}`
}

const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g

/** Capitalizes "I" and the names of days, as in a letter. */
const polished = (text: string): string => text.trim().replace(/\bi\b/g, 'I').replace(days, capitalized)

/** Extracts the question from 'ask the landlord of the second one if I can come on Saturday'. */
const readMessage = (raw: string, home: Home): { message: string; isViewing: boolean } => {
  const isViewing =
    /\b(see|view|viewing|tour|visit|showing|come by|stop by|swing by|look at|walk ?through|appointment|in person|check (?:\w+ ){0,2}out)\b/i.test(
      raw,
    )
  const [, asked] =
    /\b(?:ask|inquire|enquire|message|write|tell|let|know|email|text|find out)\b[^.?!]*?\b((?:if|whether|when|what|how|why|where|which|who)\b[^.?!]*)/i.exec(
      raw,
    ) ?? []
  const [, about] =
    /\b(?:ask|inquire|enquire|question|message|write|note)\b[^.?!]*?\babout\b\s+([^.?!]*)/i.exec(raw) ?? []
  const [, told] =
    /\b(?:saying|say|tell (?:him|her|them|the landlord|the owner)|know)(?: that)?\s+(i\b[^.?!]*)/i.exec(
      raw,
    ) ?? []
  const hello = `Hello, I am interested in “${home.title}”.`
  const toThem = (text: string) =>
    polished(text)
      .replace(/\b(?:s?he|they) (?:allows?|accepts?|takes?)\b/gi, 'you allow')
      .replace(/\bthe (?:landlord|owner) (?:allows?|accepts?)\b/gi, 'you allow')
      .replace(
        /\bthe (?:first|second|third|fourth|fifth|last|cheapest) (?:one|home|place|apartment|house)\b/gi,
        'the home',
      )
  const [, quoted] = /:\s*([^?]{4,}\?)/.exec(raw) ?? []
  if (quoted) return { message: `${hello} ${capitalized(toThem(quoted))} Thank you.`, isViewing }
  if (told) return { message: `${hello} ${capitalized(toThem(told))}. Thank you.`, isViewing }
  if (asked) return { message: `${hello} I would like to know ${toThem(asked)}. Thank you.`, isViewing }
  if (about && !isViewing)
    return { message: `${hello} I have a question about ${toThem(about)}. Thank you.`, isViewing }
  return {
    message: `${hello} ${isViewing ? 'Could I come and see it?' : 'Is it still available?'} Thank you.`,
    isViewing,
  }
}

export function* answerDraftInquiry(turn: Turn): Answering {
  const { said, asked, conversation } = turn
  const [home] = yield* meantHomes(turn)
  if (!home)
    return '**Which home is it about?** Search for one first, for example “one bedroom in Berkeley”, and then say “ask the landlord of the first one if I can see it”. Which one is it?'
  const { message, isViewing } = readMessage((asked ?? said).raw, home)
  const moment = isViewing ? readMoment((asked ?? said).raw, conversation.timeZone) : undefined
  const withDay =
    moment && !moment.words.every(words => message.toLowerCase().includes(words.toLowerCase()))
      ? message.replace('see it?', `see it ${moment.words.join(' ')}?`)
      : message
  yield* callTool('draft_inquiry', {
    propertyId: home.id,
    message: withDay,
    inquiryType: isViewing ? 'viewing' : 'question',
    ...(moment?.hasTime && { scheduledDate: moment.iso }),
  })
  return `I have filled in an inquiry about ${linkTo(home)}:\n\n“${withDay}”\n\nCheck it below, and press “Send inquiry” when it is right. Nothing is sent until you do.`
}

/** The inquiry that a landlord means: by the person's or the home's name, or the only unanswered one. */
const inquiryMeant = ({ said, asked }: Turn, inquiries: readonly Inquiry[]): Inquiry | undefined => {
  const open = inquiries.filter(isUnanswered)
  const among =
    open.length > 0
      ? open
      : inquiries.filter(({ status }) => status === 'responded' || status === 'scheduled')
  if (among.length === 1) return among[0]
  const places = ['first', 'second', 'third', 'fourth', 'fifth']
  const ordinal = places.findIndex(place => new RegExp(`\\b${place}\\b`).test(said.text))
  if (ordinal >= 0 && among[ordinal]) return among[ordinal]
  if (/\b(last|latest|newest|recent|recently)\b/.test((asked ?? said).text))
    return among.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
  const words = new Set([...said.words, ...(asked?.words ?? [])].filter(word => word.length > 3))
  const scored = among.map(inquiry => {
    const own =
      `${inquiry.tenant.firstName} ${inquiry.property.title} ${inquiry.message}`
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? []
    return { inquiry, score: new Set(own.filter(word => words.has(word))).size }
  })
  const [best, next] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score > (next?.score ?? 0) ? best.inquiry : undefined
}

/** The text after 'tell her that', 'reply:' or 'saying'. */
const readResponse = (raw: string): string | undefined => {
  const [, quoted] = /["“']([^"”]{4,})["”']/.exec(raw) ?? []
  if (quoted) return quoted
  const [, told] =
    /\b(?:saying|say|that|:|know)\s+(?:that\s+)?([\s\S]*)$/i.exec(raw) ??
    /\btell (?:him|her|them|the tenant|\w+)\s+([\s\S]*)$/i.exec(raw) ??
    /\b(?:yes|no)\b,?\s+([\s\S]*)$/i.exec(raw) ??
    []
  const text = told?.trim().replace(/[.!]*$/, '')
  if (!text || text.split(/\s+/).length < 2) return undefined
  return capitalized(
    polished(text)
      .replace(/\b(?:she|he|they) can\b/gi, 'you can')
      .replace(/\b(?:she|he|they) (?:is|are)\b/gi, 'you are')
      .replace(/\bto come\b/i, 'please come'),
  )
}

const declining =
  /\b(decline|turn (?:it|her|him|them) down|say (?:\w+ but )?no|thanks but no|reject|refuse)\b/i

/** Asks which of the unanswered ones is meant. */
const whichInquiry = (verb: string, inquiries: readonly Inquiry[]): string => {
  const open = inquiries.filter(isUnanswered).slice(0, 5)
  return `**Which inquiry should I ${verb}?**\n\n${numbered(open.map(each => line(each, 'landlord')))}\n\nSay “the first one”, for example. Which one is it?`
}

export function* answerDraftResponse(turn: Turn): Answering {
  const { said, asked, conversation } = turn
  const { inquiries } = readAs(Inquiries, yield* callTool('list_inquiries'))
  if (inquiries.length === 0) return 'No inquiries about your homes yet, so there is nothing to answer.'
  const inquiry = inquiryMeant(turn, inquiries)
  if (!inquiry) return whichInquiry('answer', inquiries)
  const { raw, text } = asked ?? said
  const declines = declining.test(text)
  const moment = readMoment(raw, conversation.timeZone)
  const name = inquiry.tenant.firstName
  const given = readResponse(raw)
  const body = declines
    ? `thank you for your interest in “${inquiry.property.title}”. I am sorry, but I cannot offer it to you${given && !declining.test(given) ? `. ${given}` : ''}`
    : given
      ? `thank you for your question. ${given}`
      : moment
        ? `thank you for your interest. You are welcome to see the home ${moment.words.join(' ')}`
        : 'thank you for your question. Yes, gladly'
  const message = `Hello ${name}, ${body}.`
  yield* callTool('draft_response', {
    id: inquiry.id,
    message,
    status: declines ? 'declined' : moment?.hasTime ? 'scheduled' : 'responded',
    ...(moment?.hasTime && !declines && { scheduledDate: moment.iso }),
  })
  const when =
    moment?.hasTime && !declines
      ? ` The time is ${momentInWords(moment.iso, inquiry.property.timeZone ?? conversation.timeZone)}.`
      : ''
  return `I have filled in an answer to ${name} about ${linkTo(inquiry.property)}:\n\n“${message}”\n\n${when} Check it below, and press “Send answer” when it is right. Nothing is sent until you do.`.replace(
    '\n\n ',
    '\n\n',
  )
}

/** On the home's clock: a morning, midday and the end of a working day. */
const hoursOfTours = ['10:00', '12:30', '17:30']

/** The named times; those of a named day, or of the next three days, if only a day or nothing is named. */
const timesMeant = (raw: string, zone: string, homesZone: string): string[] => {
  const named = raw.split(/,|\band\b|\bor\b/).flatMap(part => readMoment(part, zone) ?? [])
  const timed = named.filter(({ hasTime }) => hasTime).map(({ iso }) => iso)
  if (timed.length > 0) return [...new Set(timed)].slice(0, 5)
  const [day] = named
  const today = Temporal.Now.plainDateISO(homesZone)
  return hoursOfTours.map((hour, index) => {
    const date = day
      ? Temporal.Instant.from(day.iso).toZonedDateTimeISO(zone).toPlainDate()
      : today.add({ days: index + 2 })
    return `${date}T${hour}`
  })
}

export function* answerDraftProposal(turn: Turn): Answering {
  const { said, asked, conversation } = turn
  const { inquiries } = readAs(Inquiries, yield* callTool('list_inquiries'))
  if (inquiries.length === 0) return 'No inquiries about your homes yet, so there is no tour to plan.'
  const inquiry = inquiryMeant(turn, inquiries)
  if (!inquiry) return whichInquiry('propose times for', inquiries)
  const zone = inquiry.property.timeZone ?? conversation.timeZone
  const dates = timesMeant((asked ?? said).raw, conversation.timeZone, zone)
  const { draft } = readAs(DraftedProposal, yield* callTool('draft_proposal', { id: inquiry.id, dates }))
  const times = draft.body.dates.map(date => momentInWords(date, zone))
  return `I have filled in ${countOf(times.length, 'tour time', 'tour times')} for ${inquiry.tenant.firstName} to see ${linkTo(inquiry.property)}:\n\n${numbered(times)}\n\nCheck them below, and press “Send times” when they are right. Nothing is sent until you do.`
}
