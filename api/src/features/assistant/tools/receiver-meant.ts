// Decides who gets an answer, tour times or a message.
import type { HomeCard } from '@portal/contract/assistant/conversation'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import * as sitePaths from '@portal/contract/site-paths'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import type { Thread } from '@portal/contract/threads/thread'
import { shortened } from '@portal/contract/values/words'
import type { Ask } from './tool.ts'
import {
  type Asks,
  askWhich,
  asLabel,
  type Choice,
  meantBy,
  namesOfHome,
  onlyOne,
  saidIn,
  type Talk,
} from './which-one.ts'

const openStates = statesOf(inquiryLifecycle)
  .filter(state => inquiryLifecycle[state].length > 0)
  .join(',')
const atOnce = 100
const mostPages = 20
const maxQuoteLength = 80

/** Up to 2,000, so that no namesake is behind the newest. */
const readAll = async <Item>(
  read: (page: { limit: number; cursor?: string }) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<Item[]> => {
  const all: Item[] = []
  let cursor: string | null | undefined
  for (let page = 0; page < mostPages && cursor !== null; page += 1) {
    const { items, nextCursor } = await read({ limit: atOnce, ...(cursor && { cursor }) })
    all.push(...items)
    cursor = nextCursor
  }
  return all
}

const linkTo = (title: string, path: string): string => `[${asLabel(title)}](${path})`

const ofInquiry = ({ id, property, tenant, message, status }: Inquiry): Choice => {
  const path = sitePaths.landlordInquiry(id)
  const quote = message ? `: “${asLabel(shortened(message, maxQuoteLength))}”` : ''
  return {
    id,
    path,
    names: [...namesOfHome(property), tenant.firstName],
    isWaiting: status === 'pending',
    line: `**${asLabel(tenant.firstName)}**, ${linkTo(property.title, path)}${quote}`,
  }
}

const ofConversation = ({ id, property, propertyTitle, other }: Thread): Choice => {
  const path = sitePaths.conversation(id)
  return {
    id,
    path,
    names: [
      ...(property ? namesOfHome(property) : [propertyTitle]),
      other.organizationName ?? '',
      other.firstName,
    ],
    line: `**${asLabel(other.firstName)}**, ${linkTo(property?.title ?? propertyTitle, path)}`,
  }
}

const ofHome = ({ id, title, city }: Pick<HomeCard, 'id' | 'title' | 'city'>): Choice => {
  const path = sitePaths.property(id)
  return {
    id,
    path,
    names: [title, ...title.split(','), city],
    line: `${linkTo(title, path)}, ${asLabel(city)}`,
  }
}

/** Undefined unless the person named another one of the homes that the conversation has shown. */
export const askWhichHome = (home: HomeCard, talk: Talk): Asks | undefined => {
  const choices = [...new Map([...talk.homes, [home.id, home]]).values()].map(ofHome)
  const meant = saidIn(choices, talk)
  if (!meant || meant.some(({ id }) => id === home.id)) return undefined
  return askWhich({ choices: meant.length > 0 ? meant : choices, meant, all: 'These homes came up:' })
}

const unlessMeant = (
  target: Choice,
  open: readonly Choice[],
  talk: Talk,
  all: (count: number) => string,
): Asks | undefined => {
  const choices = open.some(({ id }) => id === target.id) ? open : [...open, target]
  const meant = meantBy(choices, talk)
  return onlyOne(meant)?.id === target.id ? undefined : askWhich({ choices, meant, all: all(choices.length) })
}

/** Undefined if the person means this inquiry, otherwise the question which one it is. */
export const askWhichInquiry = async (ask: Ask, inquiry: Inquiry, talk: Talk): Promise<Asks | undefined> => {
  const inquiries = await readAll(async page => {
    const answer = await ask(inquiryEndpoints.list, { query: { ...page, status: openStates } })
    return { ...answer, items: answer.inquiries }
  })
  return unlessMeant(ofInquiry(inquiry), inquiries.map(ofInquiry), talk, count =>
    count === 1 ? 'One inquiry is open:' : `${count} inquiries are open:`,
  )
}

/** The same for a conversation. */
export const askWhichConversation = async (
  ask: Ask,
  thread: Thread,
  talk: Talk,
): Promise<Asks | undefined> => {
  const threads = await readAll(async page => {
    const answer = await ask(threadEndpoints.list, { query: page })
    return { ...answer, items: answer.threads }
  })
  const open = threads.filter(({ closedBy }) => closedBy === null).map(ofConversation)
  return unlessMeant(ofConversation(thread), open, talk, count =>
    count === 1 ? 'You have one conversation:' : `You have ${count} conversations:`,
  )
}
