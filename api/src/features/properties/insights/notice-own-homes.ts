// What a landlord's homes on offer show next to others: their rents, how often they are asked about, and whether a map has them.
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { medianOf } from '@portal/contract/values/median'
import { formatDollars } from '@portal/contract/values/numerals'
import { type InsightSource, type Noticed, quoted } from '../../../platform/insight-source.ts'
import { kindOf, type OwnHome, readOwnHomes, recentDays, similarHomes } from './own-homes.ts'

/** Of each kind of insight. */
const mostOfAKind = 5

/** In percent: less is no reason to change a rent. */
const notable = { difference: 10, much: 25 }

/** For landlords: rents next to the median of similar homes, homes that hardly anybody asks about, and homes that no map shows. */
export const noticeOwnHomes: InsightSource = async (database, personId) => {
  const homes = await readOwnHomes(database, personId)
  return [
    ...weightiest(homes.flatMap(compareRent)),
    ...weightiest(homes.flatMap(noticeQuiet)),
    ...noticeUnmapped(homes),
  ]
}

const weightiest = (noticed: readonly Noticed[]): Noticed[] =>
  noticed.toSorted((one, other) => other.weight - one.weight).slice(0, mostOfAKind)

/** It can be checked by hand: 5 similar homes give 0.5, 25 give 0.83. */
const confidenceOf = ({ similar }: OwnHome): number => similar.length / (similar.length + similarHomes.least)

const aboutHome = ({ id }: OwnHome) => ({
  category: 'property',
  actionUrl: sitePaths.editProperty(id),
  relatedEntityType: 'property',
  relatedEntityId: id,
})

const compareRent = (home: OwnHome): Noticed[] => {
  const { title, rentAmount, similar } = home
  if (similar.length < similarHomes.least) return []
  const median = Math.round(medianOf(similar.map(each => each.rentAmount)))
  const difference = Math.round(((rentAmount - median) / median) * 100)
  const percent = Math.abs(difference)
  if (percent < notable.difference) return []
  const isAbove = difference > 0
  const miles = Math.ceil(Math.max(...similar.map(each => each.miles)) * 10) / 10
  const kind = kindOf(home)
  return [
    {
      ...aboutHome(home),
      insightType: isAbove ? 'rent_above_median' : 'rent_below_median',
      priority: !isAbove ? 'low' : percent >= notable.much ? 'high' : 'medium',
      title: `${quoted(title)} costs ${percent}% ${isAbove ? 'more' : 'less'} than similar homes`,
      summary: `Its rent is ${formatDollars(rentAmount)}; half of the ${similar.length} nearest ${kind} cost ${formatDollars(median)} or less.`,
      content: isAbove
        ? 'Tenants compare what is near and similar. What the home has beyond that should be seen in its title and pictures.'
        : 'You may be asking for less than you could. The rent is yours to choose.',
      confidence: confidenceOf(home),
      metrics: [
        { name: 'Your rent', value: rentAmount, unit: 'dollars' },
        { name: 'Median of similar homes', value: median, unit: 'dollars' },
        { name: 'Difference', value: difference, unit: 'percent' },
        { name: 'Homes compared', value: similar.length, unit: 'number' },
        { name: 'All within', value: miles, unit: 'miles' },
      ],
      dataSource: `The ${similar.length} nearest ${kind} that others have on offer`,
      recommendations: isAbove
        ? ['Ask for less, or say what the higher rent includes']
        : ['Look at what similar homes offer before you change the rent'],
      actionText: 'Edit the rent',
      weight: percent,
    },
  ]
}

const noticeQuiet = (home: OwnHome): Noticed[] => {
  const { title, inquiries, daysOnOffer, similar } = home
  const days = Math.floor(daysOnOffer)
  if (days < recentDays) return []
  const isCompared = similar.length >= similarHomes.least
  const average = isCompared
    ? Math.round((similar.reduce((sum, each) => sum + each.inquiries, 0) / similar.length) * 10) / 10
    : 0
  if (inquiries > 0 && inquiries * 2 >= average) return []
  const asked = inquiries === 0 ? 'no inquiry' : `only ${countOf(inquiries, 'inquiry', 'inquiries')}`
  return [
    {
      ...aboutHome(home),
      insightType: 'few_inquiries',
      priority: 'medium',
      title: `${quoted(title)} had ${asked} in ${recentDays} days`,
      summary: `It has been on offer for ${countOf(days, 'day')}.${
        average > 0 ? ` Similar homes nearby had ${countOf(average, 'inquiry', 'inquiries')} on average.` : ''
      }`,
      content: 'Most tenants decide by the first picture, the rent and the first lines of the description.',
      confidence: average > 0 ? confidenceOf(home) : 1,
      metrics: [
        { name: `Inquiries in ${recentDays} days`, value: inquiries, unit: 'number' },
        ...(isCompared
          ? [{ name: 'Similar homes on average', value: average, unit: 'number' as const }]
          : []),
        { name: 'On offer for', value: days, unit: 'days' },
      ],
      dataSource: isCompared
        ? `Inquiries of the last ${recentDays} days about it and the ${similar.length} nearest ${kindOf(home)}`
        : `Inquiries of the last ${recentDays} days about it`,
      recommendations: ['Add pictures of every room', 'Say in the first line what makes the home special'],
      actionText: 'Edit the listing',
      weight: days,
    },
  ]
}

const noticeUnmapped = (homes: readonly OwnHome[]): Noticed[] => {
  const unmapped = homes.filter(({ isOnMap }) => !isOnMap)
  const [first] = unmapped
  if (!first) return []
  const isOne = unmapped.length === 1
  return [
    {
      ...aboutHome(first),
      insightType: 'not_on_the_map',
      priority: 'medium',
      title: isOne
        ? `${quoted(first.title)} is not on the map`
        : `${unmapped.length} of your homes are not on the map`,
      summary: isOne ? 'It has no coordinates.' : 'They have no coordinates.',
      content:
        'A search of an area finds only homes that have a place on the map, and similar homes are looked for around it.',
      confidence: 1,
      metrics: [
        { name: 'Not on the map', value: unmapped.length, unit: 'number' },
        { name: 'Homes on offer', value: homes.length, unit: 'number' },
      ],
      dataSource: 'Your homes on offer',
      recommendations: ['Enter the coordinates of the home'],
      actionText: isOne ? 'Edit the listing' : 'Edit the first',
      weight: unmapped.length,
      relatedEntityType: null,
      relatedEntityId: null,
    },
  ]
}
