// Compares a landlord's homes on offer with others: rents, inquiries, and missing coordinates.
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { medianOf } from '@portal/contract/values/median'
import { formatDollars } from '@portal/contract/values/numerals'
import { type InsightSource, type Noticed, quoted } from '../../../domain/insight-source.ts'
import { kindOf, type OwnHome, readOwnHomes, recentDays, similarHomes } from './own-homes.ts'

const maxPerKind = 5

/** In percent: smaller differences are no reason to change a rent. */
const notable = { difference: 10, much: 25 }

/** For landlords: rents compared with the median of similar homes, homes with few inquiries, and homes missing on maps. */
export const noticeOwnHomes: InsightSource = async (database, personId) => {
  const homes = await readOwnHomes(database, personId)
  return [
    ...weightiest(homes.flatMap(compareRent)),
    ...weightiest(homes.flatMap(noticeQuiet)),
    ...noticeUnmapped(homes),
  ]
}

const weightiest = (noticed: readonly Noticed[]): Noticed[] =>
  noticed.toSorted((one, other) => other.weight - one.weight).slice(0, maxPerKind)

/** Easy to check by hand: 5 similar homes give 0.5, 25 give 0.83. */
const confidenceOf = ({ similar }: OwnHome): number => similar.length / (similar.length + similarHomes.min)

const aboutHome = ({ id }: OwnHome) => ({
  category: 'property',
  actionUrl: sitePaths.editProperty(id),
  relatedEntityType: 'property',
  relatedEntityId: id,
})

const compareRent = (home: OwnHome): Noticed[] => {
  const { title, rentAmount, similar } = home
  if (similar.length < similarHomes.min) return []
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
        ? 'Tenants compare similar homes nearby. If yours offers more, say so in its title and description.'
        : 'You may be able to ask for more. The rent is up to you.',
      confidence: confidenceOf(home),
      metrics: [
        { name: 'Your rent', value: rentAmount, unit: 'dollars' },
        { name: 'Median of similar homes', value: median, unit: 'dollars' },
        { name: 'Difference', value: difference, unit: 'percent' },
        { name: 'Homes compared', value: similar.length, unit: 'number' },
        { name: 'All within', value: miles, unit: 'miles' },
      ],
      dataSource: `the ${similar.length} nearest ${kind} from other landlords`,
      recommendations: isAbove
        ? ['Ask for less, or say what the higher rent includes']
        : ['Compare similar homes before you change the rent'],
      actionText: 'Edit the rent',
      weight: percent,
    },
  ]
}

const noticeQuiet = (home: OwnHome): Noticed[] => {
  const { title, inquiries, daysOnOffer, similar } = home
  const days = Math.floor(daysOnOffer)
  if (days < recentDays) return []
  const isCompared = similar.length >= similarHomes.min
  const average = isCompared
    ? Math.round((similar.reduce((sum, each) => sum + each.inquiries, 0) / similar.length) * 10) / 10
    : 0
  if (inquiries > 0 && inquiries * 2 >= average) return []
  const inquiryWords = inquiries === 0 ? 'no inquiry' : `only ${countOf(inquiries, 'inquiry', 'inquiries')}`
  return [
    {
      ...aboutHome(home),
      insightType: 'few_inquiries',
      priority: 'medium',
      title: `${quoted(title)} had ${inquiryWords} in ${recentDays} days`,
      summary: `It has been listed for ${countOf(days, 'day')}.${
        average > 0 ? ` Similar homes nearby had ${countOf(average, 'inquiry', 'inquiries')} on average.` : ''
      }`,
      content: 'Tenants see the title, the rent and the first lines of the description first.',
      confidence: average > 0 ? confidenceOf(home) : 1,
      metrics: [
        { name: `Inquiries in ${recentDays} days`, value: inquiries, unit: 'number' },
        ...(isCompared
          ? [{ name: 'Similar homes on average', value: average, unit: 'number' as const }]
          : []),
        { name: 'Listed for', value: days, unit: 'days' },
      ],
      dataSource: isCompared
        ? `inquiries in the last ${recentDays} days about it and the ${similar.length} nearest ${kindOf(home)}`
        : `inquiries about it in the last ${recentDays} days`,
      recommendations: ['Describe every room', 'Start with what makes the home special'],
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
        ? `${quoted(first.title)} isn’t on the map`
        : `${unmapped.length} of your homes aren’t on the map`,
      summary: isOne ? 'Area searches won’t find it.' : 'Area searches won’t find them.',
      content: 'Area searches only find homes that are on the map.',
      confidence: 1,
      metrics: [
        { name: 'Not on the map', value: unmapped.length, unit: 'number' },
        { name: 'Available homes', value: homes.length, unit: 'number' },
      ],
      dataSource: 'your available homes',
      recommendations: ['Place the home on the map'],
      actionText: isOne ? 'Edit the listing' : 'Edit the first',
      weight: unmapped.length,
      relatedEntityType: null,
      relatedEntityId: null,
    },
  ]
}
