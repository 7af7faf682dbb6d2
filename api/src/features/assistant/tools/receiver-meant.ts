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
import { greetedIn } from './names-in.ts'
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
import { wordsOf } from './words-of.ts'

const openStates = statesOf(inquiryLifecycle)
  .filter(state => inquiryLifecycle[state].length > 0)
  .join(',')
const longestList = { query: { limit: 100 } }
const maxQuoteLength = 80

const linkTo = (title: string, path: string): string => `[${asLabel(title)}](${path})`

const ofInquiry = ({ id, property, tenant, message, status }: Inquiry): Choice => {
  const path = sitePaths.landlordInquiry(id)
  const quote = message ? `: “${asLabel(shortened(message, maxQuoteLength))}”` : ''
  return {
    id,
    path,
    names: namesOfHome(property),
    person: tenant.firstName,
    isWaiting: status === 'pending',
    line: `**${asLabel(tenant.firstName)}**, ${linkTo(property.title, path)}${quote}`,
  }
}

const ofConversation = ({ id, property, propertyTitle, other }: Thread): Choice => {
  const path = sitePaths.conversation(id)
  return {
    id,
    path,
    names: [...(property ? namesOfHome(property) : [propertyTitle]), other.organizationName ?? ''],
    person: other.firstName,
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

interface Form {
  target: Choice
  choices: readonly Choice[]
  /** The first names of all with whom the person has a conversation. */
  acquaintances: readonly string[]
  /** The text that goes to the other person. */
  message: string | null | undefined
  all: (count: number) => string
}

const unlessMeant = (
  { target, acquaintances, message, all, ...form }: Form,
  talk: Talk,
): Asks | undefined => {
  const isListed = form.choices.some(({ id }) => id === target.id)
  const choices = isListed ? form.choices : [...form.choices, target]
  const meant = meantBy(choices, talk, acquaintances)
  const greeted = greetedIn(message ?? '')
  const isGreeted = greeted === undefined || wordsOf(target.person ?? '').includes(greeted)
  if (isGreeted && onlyOne(meant)?.id === target.id) return undefined
  return askWhich({ choices, meant, all: all(choices.length) })
}

const conversationsOf = async (ask: Ask): Promise<readonly Thread[]> =>
  (await ask(threadEndpoints.list, longestList)).threads

const namesIn = (threads: readonly Thread[]): string[] => threads.map(({ other }) => other.firstName)

/** Undefined if the person means this inquiry, otherwise the question which one it is. */
export const askWhichInquiry = async (
  ask: Ask,
  inquiry: Inquiry,
  message: string | null | undefined,
  talk: Talk,
): Promise<Asks | undefined> => {
  const { inquiries } = await ask(inquiryEndpoints.list, {
    query: { ...longestList.query, status: openStates },
  })
  const form = {
    target: ofInquiry(inquiry),
    choices: inquiries.map(ofInquiry),
    acquaintances: namesIn(await conversationsOf(ask)),
    message,
    all: (count: number) => (count === 1 ? 'One inquiry is open:' : `${count} inquiries are open:`),
  }
  return unlessMeant(form, talk)
}

/** The same for a conversation. */
export const askWhichConversation = async (
  ask: Ask,
  thread: Thread,
  message: string,
  talk: Talk,
): Promise<Asks | undefined> => {
  const threads = await conversationsOf(ask)
  const form = {
    target: ofConversation(thread),
    choices: threads.filter(({ closedBy }) => closedBy === null).map(ofConversation),
    acquaintances: namesIn(threads),
    message,
    all: (count: number) => (count === 1 ? 'You have one conversation:' : `You have ${count} conversations:`),
  }
  return unlessMeant(form, talk)
}
