// Decides which home a repair is for, from what the person wrote and never from what the model thinks: a form
// for the wrong home sends help to the wrong door.

import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import * as sitePaths from '@portal/contract/site-paths'

interface Home {
  propertyId: string
  title: string
  address: string
  city: string
}

export interface Talk {
  question: string
  /** The question, preceded by the earlier one if this replies to a question about it. */
  about: string
  /** Whether the previous answer asked which home it is. */
  wasAskedForHome: boolean
  /** Open requests that this conversation already linked to. */
  ledTo: ReadonlySet<string>
}

/** The answer that replaces a form. */
export interface Asks {
  says: string
  asksForHome: boolean
  ledTo: readonly string[]
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
/** The words with spaces around them, so that only whole words match. */
const folded = (text: string): string => ` ${wordsOf(text).join(' ')} `

const onlyOne = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined

const namesOf = ({ title, address, city }: Home): string[] =>
  [title, ...title.split(','), address, city].map(folded)

/**
 * Finds a home by its title or a part of it between commas, its street or its city, if no other home shares
 * that name.
 */
const namedIn = (question: string, homes: readonly Home[]): Home | undefined => {
  const text = folded(question)
  const isOwn = (name: string, home: Home) =>
    name.trim() !== '' && homes.every(other => other === home || !namesOf(other).includes(name))
  return onlyOne(homes.filter(home => namesOf(home).some(name => text.includes(name) && isOwn(name, home))))
}

const ordinals = [
  ['1', '1st', 'first'],
  ['2', '2nd', 'second'],
  ['3', '3rd', 'third'],
]

/** Also finds a home by its number in the list, or by a word that only one home has. */
const chosenIn = (reply: string, homes: readonly Home[]): Home | undefined => {
  const replyWords = new Set(wordsOf(reply))
  const scored = homes.map((home, index) => {
    const others = new Set(
      homes
        .filter(other => other !== home)
        .flatMap(namesOf)
        .flatMap(wordsOf),
    )
    const own = namesOf(home)
      .flatMap(wordsOf)
      .filter(word => word.length > 2 && !others.has(word))
    const isNth =
      replyWords.size <= 4 && (ordinals[index] ?? [`${index + 1}`]).some(word => replyWords.has(word))
    return { home, isMeant: isNth || own.some(word => replyWords.has(word)) }
  })
  return onlyOne(scored.filter(({ isMeant }) => isMeant))?.home
}

/** Undefined if the person has several homes and has not said which one. */
export const homeMeant = <Own extends Home>(homes: readonly Own[], talk: Talk): Own | undefined => {
  const meant =
    namedIn(talk.about, homes) ?? (talk.wasAskedForHome ? chosenIn(talk.question, homes) : undefined)
  return onlyOne(homes) ?? homes.find(home => home === meant)
}

const tellingLength = 4
const ordinary = new Set(
  wordsOf(`about again apartment broken does doesn from have home house into just know leaking need needs please problem
    repair request since some something still than that there this today under very want water what when with work working
    works yesterday your`),
)
const tellingWords = (text: string): string[] =>
  wordsOf(text).filter(word => word.length >= tellingLength && !ordinary.has(word))

/** Open requests that can be about the same problem: same category, or a distinctive word that the person used too. */
export const openRequestsLike = (
  requests: readonly MaintenanceRequest[],
  { category, title }: { category: string; title: string },
  home: Home | undefined,
  talk: Talk,
): MaintenanceRequest[] => {
  const talkWords = new Set(tellingWords(`${talk.about} ${title}`))
  return requests.filter(
    request =>
      openStatuses.some(status => status === request.status) &&
      (!home || request.propertyId === home.propertyId) &&
      !talk.ledTo.has(request.id) &&
      ((category !== 'other' && request.category === category) ||
        tellingWords(`${request.title} ${request.description}`).some(word => talkWords.has(word))),
  )
}

const asLabel = (text: string): string => text.replace(/[[\]()*_\n]/g, ' ').trim()
const asLine = ({ title, address, city }: Home, index: number) =>
  `${index + 1}. **${asLabel(title)}**, ${asLabel(address)}, ${asLabel(city)}`
const whichHome = 'Which home is it in?'
const listOf = (homes: readonly Home[]): string => homes.map(asLine).join('\n')

const maxLinked = 3
/** So that nobody has to go through them three at a time. */
const maxRemembered = 200

/** Asks which home it is, and links to open requests that can be about the same problem. */
export const askAbout = (
  homes: readonly Home[],
  home: Home | undefined,
  requests: readonly MaintenanceRequest[],
): Asks => {
  const led = requests.slice(0, maxLinked)
  const lines = led.map(({ id, title, property, status }) => {
    const link = `[${asLabel(title)}](${sitePaths.maintenanceRequest(id)})`
    return `- ${asLabel(property.title)}: ${link}, ${status.replaceAll('_', ' ')}`
  })
  const others = requests.length - led.length
  if (others > 0) lines.push(`- ${others} more under [your requests](${sitePaths.maintenanceRequests})`)
  const reported =
    led.length > 0
      ? [
          '**You may have reported this already:**',
          lines.join('\n'),
          `If it’s the same problem, open it there. If it’s something else, tell me${home ? ', and I will fill in a new request. Is it something else?' : '.'}`,
        ]
      : []
  const which = home ? [] : [`You rent ${homes.length} homes:`, listOf(homes), whichHome]
  return {
    says: [...reported, ...which].join('\n\n'),
    asksForHome: !home,
    ledTo: requests.slice(0, maxRemembered).map(({ id }) => id),
  }
}
