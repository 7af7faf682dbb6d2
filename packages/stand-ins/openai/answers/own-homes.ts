// Answers about a landlord's own homes: the list, a better text, and rents compared with others.
import * as sitePaths from '@portal/contract/site-paths'
import { medianOf } from '@portal/contract/values/median'
import { type Answering, callTool, callTools, resultOf } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { improveDescription, improveTitle } from './improve-listing.ts'
import { countOf, formatDollars, lineOf, linkTo, listed, numbered, whereOf } from './phrases.ts'
import { type Home, Homes, Insights, readAs } from './read-results.ts'

const page = `[My Properties](${sitePaths.landlordProperties})`

function* ownHomes(): Answering<Home[]> {
  return readAs(Homes, yield* callTool('list_my_homes')).properties
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The home that the message names, by its number in a list or by words of its title and neighborhood. */
const homeMeant = ({ said, asked, shown }: Turn, homes: readonly Home[]): Home | undefined => {
  if (homes.length === 1) return homes[0]
  const ordinal = places.findIndex(place => new RegExp(`\\b${place}\\b`).test(said.text))
  if (ordinal >= 0) return homes.find(({ id }) => id === shown[ordinal]?.id) ?? homes[ordinal]
  const words = new Set(
    [...said.words, ...(asked?.words ?? [])].filter(
      word => word.length > 2 && !/^(?:the|for|and|with|home|homes)$/.test(word),
    ),
  )
  const scored = homes.map(home => {
    const own =
      `${home.title} ${home.neighborhood ?? ''} ${home.city} ${home.propertyType}`
        .toLowerCase()
        .match(/[a-z]{3,}/g) ?? []
    return { home, score: new Set(own.filter(word => words.has(word))).size }
  })
  const [best, next] = scored.toSorted((a, b) => b.score - a.score)
  if (best && best.score > (next?.score ?? 0)) return best.home
  if (/\b(it|this|that)\b/.test(said.text) && shown.length === 1)
    return homes.find(({ id }) => id === shown[0]?.id)
  return undefined
}

const askWhich = (homes: readonly Home[], what: string): string =>
  `**Which of your homes ${what}?**\n\n${numbered(homes.slice(0, 6).map(lineOf))}\n\nSay “the first one”, for example. Which one is it?`

export function* answerOwnHomes({ said }: Turn): Answering {
  const homes = yield* ownHomes()
  if (homes.length === 0) return `You haven’t listed a home yet. [List one](${sitePaths.createProperty}).`
  const wantsVacant = said.has('vacant') && !/\b(not|un)available\b/.test(said.text)
  const wantsRented = said.has('rentedOut') && !/\b(not|un) ?(rented|occupied)\b/.test(said.text)
  const chosen = wantsRented
    ? homes.filter(({ isAvailable }) => !isAvailable)
    : wantsVacant
      ? homes.filter(({ isAvailable }) => isAvailable)
      : homes
  const kind = wantsRented ? 'rented' : wantsVacant ? 'available' : ''
  if (chosen.length === 0) return `None of your ${countOf(homes.length, 'home')} is ${kind}. See ${page}.`
  const line = (home: Home) => {
    const waiting = [
      ...(home.openInquiries > 0 ? [countOf(home.openInquiries, 'open inquiry', 'open inquiries')] : []),
      ...(home.openMaintenanceRequests > 0 ? [countOf(home.openMaintenanceRequests, 'open repair')] : []),
    ]
    return `${lineOf(home)}${waiting.length > 0 ? `; ${waiting.join(', ')}` : ''}`
  }
  return `You have ${countOf(chosen.length, `${kind} home`.trim())}:\n\n${numbered(chosen.map(line))}\n\nChange them in ${page}.`
}

export function* answerListingText(turn: Turn): Answering {
  const homes = yield* ownHomes()
  if (homes.length === 0) return `You haven’t listed a home yet. [List one](${sitePaths.createProperty}).`
  const home = homeMeant(turn, homes)
  if (!home) return askWhich(homes, 'should get a better text')
  const onlyTitle =
    /\b(title|headline)\b/.test((turn.asked ?? turn.said).text) && !turn.said.text.includes('description')
  const title = improveTitle(home)
  const description = improveDescription(home)
  yield* callTool('draft_listing_text', { id: home.id, ...(onlyTitle ? { title } : { title, description }) })
  return `I have written a new ${onlyTitle ? 'title' : 'text'} for ${linkTo(home)}, using only facts from its listing:\n\n**${title}**${onlyTitle ? '' : `\n\n${description}`}\n\nCheck it below, and press “Save changes” if you like it. Nothing is changed until you do.`
}

/** Compares the rent with homes of the same type, size and city. */
export function* answerPrice(turn: Turn): Answering {
  const [own, insights] = yield* callTools([
    { name: 'list_my_homes', arguments: {} },
    { name: 'list_insights', arguments: {} },
  ])
  const homes = readAs(Homes, resultOf(own)).properties
  if (homes.length === 0) return 'You have not listed a home yet, so there is no rent to compare.'
  const home = homeMeant(turn, homes)
  if (!home) {
    const noticed = readAs(Insights, resultOf(insights)).insights.filter(({ insightType }) =>
      insightType.startsWith('rent_'),
    )
    return noticed.length === 0
      ? askWhich(homes, 'do you mean')
      : `This is what stands out about your rents:\n\n${listed(noticed.map(({ title, summary }) => `**${title}**: ${summary}`))}\n\nName one of your homes, and I’ll compare its rent with similar homes. What you charge is your decision. Change it in ${page}.`
  }
  const [answer] = yield* callTools([
    {
      name: 'search_homes',
      arguments: {
        location: `${home.city}, ${home.state}`,
        propertyType: home.propertyType,
        ...(home.bedrooms !== null && { bedrooms: Math.min(4, home.bedrooms) }),
        includeRented: 'true',
        sort: 'rent_asc',
      },
    },
  ])
  const like = readAs(Homes, resultOf(answer)).properties.filter(({ id }) => id !== home.id)
  if (like.length === 0)
    return `${linkTo(home)} costs ${formatDollars(home.rentAmount)} a month. There is no other home of its type and size in ${home.city} to compare it with.`
  const rents = like.map(({ rentAmount }) => rentAmount).sort((a, b) => a - b)
  const median = medianOf(rents)
  const difference = Math.round(((home.rentAmount - median) / median) * 100)
  const words =
    difference === 0 ? 'the same as' : `${Math.abs(difference)} percent ${difference > 0 ? 'above' : 'below'}`
  return `${linkTo(home)} in ${whereOf(home)} costs ${formatDollars(home.rentAmount)} a month. That is ${words} the middle of ${countOf(like.length, 'similar home')} in ${home.city}, which is ${formatDollars(median)} (from ${formatDollars(rents[0] ?? 0)} to ${formatDollars(rents.at(-1) ?? 0)}).\n\nWhat you charge is your decision. Change it in ${page}.`
}

export function* answerPerformance(): Answering {
  const [insights, own] = yield* callTools([
    { name: 'list_insights', arguments: {} },
    { name: 'list_my_homes', arguments: {} },
  ])
  const noticed = readAs(Insights, resultOf(insights)).insights
  const homes = readAs(Homes, resultOf(own)).properties
  const open = homes.map(
    home => `${linkTo(home)}: ${countOf(home.openInquiries, 'open inquiry', 'open inquiries')}`,
  )
  return `${noticed.length > 0 ? `${listed(noticed.slice(0, 5).map(({ title, summary }) => `**${title}**: ${summary}`))}\n\n` : ''}${open.length > 0 ? `${listed(open)}\n\n` : ''}More is on your [insights](${sitePaths.assistantTab('insights')}) page and in ${page}.`
}
