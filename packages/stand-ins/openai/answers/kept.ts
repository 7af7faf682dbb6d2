// Answers about favorite homes and saved searches.

import { maxSearchNameLength } from '@portal/contract/saved-searches/search-words'
import * as sitePaths from '@portal/contract/site-paths'
import { type Answering, callTool } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import type { Wishes } from '../understand/wishes.ts'
import { findPlace } from './find-place.ts'
import { capitalized, countOf, lineOf, listed, numbered, shortened } from './phrases.ts'
import { pickHomes } from './pick-homes.ts'
import { readFavorites } from './read-homes.ts'
import { readAs, SavedSearches } from './read-results.ts'
import { filtersOf } from './search-homes.ts'
import { inWords } from './wishes-in-words.ts'

export function* answerFavorites(): Answering {
  const homes = yield* readFavorites()
  if (homes.length === 0)
    return 'You have no favorites yet. Press the heart on a home to save it to your [saved page](/saved).'
  return `You have ${countOf(homes.length, 'favorite')}:\n\n${numbered(homes.map(lineOf))}\n\nAll of them are on your [saved page](${sitePaths.saved}). Say “compare my favorites” to see how they differ.`
}

const alertWords: Record<string, string> = {
  instant: 'instant alerts',
  daily: 'alerts every morning',
  never: 'no alerts',
}

export function* answerSavedSearches(): Answering {
  const { savedSearches } = readAs(SavedSearches, yield* callTool('list_saved_searches'))
  const page = sitePaths.savedTab('searches')
  if (savedSearches.length === 0)
    return `You have no saved searches yet. Tell me what you look for and say “save this search”, or save it on the [search page](${sitePaths.search}).`
  const lines = savedSearches.map(
    ({ name, alert, newCount }) =>
      `**${name}**: ${countOf(newCount, 'new home')}, ${alertWords[alert] ?? 'no alerts'}`,
  )
  return `You have ${countOf(savedSearches.length, 'saved search', 'saved searches')}:\n\n${listed(lines)}\n\nOpen them on your [saved page](${page}).`
}

/** A search takes one number of rooms, and one type. */
const oneOfEach = ({ bedrooms, bathrooms, types, ...others }: Wishes): Wishes => ({
  ...others,
  ...(bedrooms && { bedrooms: bedrooms.slice(0, 1) }),
  ...(bathrooms && { bathrooms: bathrooms.slice(0, 1) }),
  ...(types && { types: types.slice(0, 1) }),
})

/** 'save the first one', 'save it'. */
const savesHome =
  /\b(?:save|keep) (?:(?:the|this|that) )?(?:\w+ )?(?:one|home|apartment|house|condo|it)\b(?!.*\bsearch)/

/**
 * Drafts a saved search. Instant alerts need a paid plan, so alerts are daily unless the person asks for
 * instant ones.
 */
export function* answerSaveSearch(turn: Turn): Answering {
  const { said, wishes } = turn
  const [home] = savesHome.test(said.text) ? pickHomes(turn) : []
  if (home)
    return `Press the heart on [${home.title}](${sitePaths.property(home.id)}) to save it to your [saved page](${sitePaths.saved}). I can’t press it for you.`
  const { found: place, unknown } = yield* findPlace(wishes.places ?? [])
  if (unknown && !place)
    return `I don’t know of any homes in “${unknown}”, so a search there would find nothing. Which place should I look in?`
  const one = oneOfEach(wishes)
  const { bedrooms = [], bathrooms = [], types = [] } = one
  const filters = {
    ...filtersOf(one, place),
    ...(bedrooms[0] !== undefined && { bedrooms: bedrooms[0] }),
    ...(bathrooms[0] !== undefined && { bathrooms: bathrooms[0] }),
    ...(types[0] && { propertyType: types[0] }),
  }
  if (Object.keys(filters).length === 0)
    return 'What should the search look for? **Tell me** a place, a rent or a number of bedrooms. For example: “save a search for two bedrooms in Oakland up to $3,000”?'
  const words = inWords(one, place)
  const name = shortened(
    capitalized(`${types[0] ? `${types[0]}s` : 'homes'} ${words}`.trim()),
    maxSearchNameLength - 1,
  )
  const wantsNone = /\b(no|without|do not) (?:alerts?|notif|emails?|need)/.test(said.text)
  const alert = wantsNone
    ? 'never'
    : /\b(instant|instantly|at once|immediately|right away|as soon as)\b/.test(said.text)
      ? 'instant'
      : 'daily'
  yield* callTool('draft_saved_search', { name, filters, alert })
  const isLess = (wishes.bedrooms?.length ?? 0) > 1 || (wishes.bathrooms?.length ?? 0) > 1
  const why = isLess ? ' A search takes one number of rooms.' : ''
  return `I have filled in a saved search for you: **${name}**.${why} Check it below, and press “Save search” to keep it. Nothing is saved until you do.`
}
