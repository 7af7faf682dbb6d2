// Answers about a tenant's repairs: their status, and a form for a new one.
import * as sitePaths from '@portal/contract/site-paths'
import { type Answering, callTool } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { type ParsedMessage, parseMessage } from '../understand/parsed-message.ts'
import { describesFault, readRepair } from '../understand/read-repair.ts'
import { isOrdinary, stemOf } from '../understand/read-words.ts'
import { countOf, dayOf, formatDollars, linkTo, listed, momentInWords, spaced } from './phrases.ts'
import {
  OneHome,
  RepairDraft,
  type RepairRequest,
  RepairRequests,
  readAs,
  Tenancies,
  type Tenancy,
} from './read-results.ts'

/** Summarizes a request in one line: times are in the home's time zone, or else in the asker's. */
export const requestLine = (request: RepairRequest, timeZone: string): string =>
  [
    request.property.title,
    `**${request.title}**: ${spaced(request.status)}, ${request.priority} priority, asked ${dayOf(request.createdAt)}`,
    request.assignedTo ? `assigned to ${request.assignedTo}` : '',
    request.scheduledDate && request.status !== 'completed'
      ? `scheduled for ${momentInWords(request.scheduledDate, request.timeZone ?? timeZone)}`
      : '',
    request.estimatedCost !== null && request.status !== 'completed'
      ? `estimated at ${formatDollars(request.estimatedCost)}`
      : '',
    request.completedDate ? `completed ${dayOf(request.completedDate)}` : '',
    request.landlordNotes ? `the landlord noted: “${request.landlordNotes}”` : '',
  ]
    .filter(Boolean)
    .join(', ')

const isOpen = ({ status }: RepairRequest): boolean => status !== 'completed' && status !== 'cancelled'

const filler = new Set(
  'request requests repair repairs maintenance ticket issue problem status fixed fix work tenant'
    .split(' ')
    .map(stemOf),
)

/** Requests that share a distinctive word with the message: 'furnace', 'ants'. */
export const requestsMeant = (said: ParsedMessage, requests: readonly RepairRequest[]): RepairRequest[] => {
  const heating =
    said.has('hvac') && /\b(heat|heater|heating|furnace)\b/.test(said.text)
      ? ['furnace', 'heat', 'heater']
      : []
  const wanted = new Set(
    [...said.words.filter(word => word.length > 2), ...heating].map(stemOf).filter(stem => !filler.has(stem)),
  )
  const scored = requests.map(request => {
    const words = parseMessage(`${request.title} ${request.category}`).words.map(stemOf)
    return { request, score: words.filter(word => wanted.has(word) && !common.has(word)).length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ request }) => request)
}

const common: ReadonlySet<string> = new Set(
  'the a of does not to at my is in along with under over on by for from'.split(' '),
)

/** Requests in the states that the message asks about; all open ones if it names none. */
export const requestsInState = (
  said: ParsedMessage,
  requests: readonly RepairRequest[],
): { words: string; requests: RepairRequest[] } => {
  const { text } = said
  if (
    /\b(completed|finished|done|closed|resolved|past|history)\b/.test(text) &&
    !/\b(not|yet|when)\b/.test(text)
  )
    return { words: 'completed', requests: requests.filter(({ status }) => status === 'completed') }
  if (/\b(in progress|under way|being worked|being fixed)\b/.test(text))
    return { words: 'in progress', requests: requests.filter(({ status }) => status === 'in_progress') }
  if (/\b(cancel(?:l)?ed)\b/.test(text))
    return { words: 'canceled', requests: requests.filter(({ status }) => status === 'cancelled') }
  if (/\b(new|submitted|unseen|not (?:been )?(?:seen|acknowledged)|pending)\b/.test(text))
    return {
      words: 'new',
      requests: requests.filter(({ status }) => status === 'submitted' || status === 'acknowledged'),
    }
  if (said.has('urgent'))
    return {
      words: 'urgent',
      requests: requests.filter(
        request => (request.isUrgent || request.priority === 'urgent') && isOpen(request),
      ),
    }
  if (/\b(all|every|ever|total)\b/.test(text)) return { words: '', requests: [...requests] }
  return { words: 'open', requests: requests.filter(isOpen) }
}

export function* answerMyRequests({ said, conversation }: Turn): Answering {
  const { requests } = readAs(RepairRequests, yield* callTool('list_my_requests'))
  const { timeZone } = conversation
  const page = `[maintenance requests](${sitePaths.maintenanceRequests})`
  if (requests.length === 0)
    return `You have no repair requests. Tell me what's wrong, and I'll fill in a request for you. Or open your ${page}.`
  const meant = requestsMeant(said, requests)
  if (meant.length > 0)
    return `${listed(meant.map(request => requestLine(request, timeZone)))}\n\nEverything that was done is in your ${page}.`
  const { words, requests: chosen } = requestsInState(said, requests)
  if (chosen.length === 0)
    return `You have no ${words} repair requests. All ${requests.length} are in your ${page}.`
  return `You have ${countOf(chosen.length, `${words} repair request`.trim())}:\n\n${listed(chosen.map(request => requestLine(request, timeZone)))}\n\nSee your ${page}.`
}

const nth: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth']

/** The home that matches the message's words. */
const homeMeant = (
  said: ParsedMessage,
  tenancies: readonly Tenancy[],
  isAnswer: boolean,
): Tenancy | undefined => {
  if (tenancies.length === 1) return tenancies[0]
  const ordinal = isAnswer
    ? nth.findIndex((word, index) =>
        new RegExp(`\\b(${word}|${index + 1}|${index + 1}(?:st|nd|rd|th))\\b`).test(said.text),
      )
    : -1
  if (ordinal >= 0 && tenancies[ordinal]) return tenancies[ordinal]
  const scored = tenancies.map(tenancy => {
    const words: string[] = `${tenancy.title} ${tenancy.city}`.toLowerCase().match(/[a-z]{3,}/g) ?? []
    return {
      tenancy,
      score: said.words.filter(
        word => words.includes(word) && (isAnswer || !isOrdinary(word) || /house|condo|studio/.test(word)),
      ).length,
    }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  const fitting = scored.filter(({ score }) => score === best)
  return best > 0 && fitting.length === 1 ? fitting[0]?.tenancy : undefined
}

export function* answerDraftRepair(turn: Turn): Answering {
  const { said, asked } = turn
  const fault = asked && describesFault(asked) ? asked : said
  if (!describesFault(fault))
    return '**What is wrong?** Tell me in a sentence, for example “the kitchen sink leaks since yesterday”. What needs a repair?'
  const { tenancies } = readAs(Tenancies, yield* callTool('list_my_tenancies'))
  const [newest] = tenancies.toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))
  // A guess does no harm, because the portal asks if it is unclear which home is meant.
  const home = homeMeant(said, tenancies, asked !== undefined) ?? homeMeant(fault, tenancies, false) ?? newest
  if (!home)
    return `Your account isn’t connected to a home yet, so you can’t request a repair here. See [Repairs](${sitePaths.maintenanceRequests}).`
  const repair = readRepair(fault)
  const { draft } = readAs(
    RepairDraft,
    yield* callTool('draft_maintenance_request', { propertyId: home.propertyId, ...repair }),
  )
  return `I have filled in a repair request for ${draft?.about.title ?? home.title}: **${repair.title}**, ${spaced(repair.category)}, ${repair.priority} priority. Check it below, and press “Send request” when it is right. Nothing is sent until you do.`
}

export function* answerTenancy({ said }: Turn): Answering {
  const { tenancies } = readAs(Tenancies, yield* callTool('list_my_tenancies'))
  if (tenancies.length === 0) return 'Your account isn’t connected to a home right now.'
  const wantsRent = said.hasAny('rentPaid', 'howMuch', 'deposit', 'landlord')
  const lines: string[] = []
  for (const { propertyId, title, city, startsOn, endsOn } of tenancies) {
    const until = endsOn ? `until ${dayOf(endsOn)}` : 'with no end date'
    const rent = wantsRent ? yield* rentOf(propertyId) : ''
    lines.push(`${linkTo({ id: propertyId, title })}, ${city}: since ${dayOf(startsOn)}, ${until}${rent}`)
  }
  return `Your account is connected to ${countOf(tenancies.length, 'home')}:\n\n${listed(lines)}`
}

function* rentOf(propertyId: string): Answering {
  const { property } = readAs(OneHome, yield* callTool('read_home', { id: propertyId }))
  return `. Its listed rent is ${formatDollars(property.rentAmount)} a month${property.securityDeposit ? `, the deposit ${formatDollars(property.securityDeposit)}` : ''}`
}
