// Reads the wishes in a line of text, leaving the place: '2 bed under 2500 in oakland' has two wishes, and
// 'oakland' is left.
import { maxLineLength } from '@portal/contract/places/endpoints'
import type { listingAmenities, PropertyType } from '@portal/contract/properties/choices'
import { openBathrooms, openBedrooms } from '@portal/contract/properties/open-ended'
import type { PropertyFilters, SearchOrder } from '@portal/contract/properties/search'

/** Filters and the order of a search, with no values but those that its panel offers. */
interface Wishes
  extends Pick<
    PropertyFilters,
    | 'minRent'
    | 'maxRent'
    | 'propertyType'
    | 'bedrooms'
    | 'bathrooms'
    | 'amenities'
    | 'petFriendly'
    | 'smokingAllowed'
  > {
  sort?: SearchOrder
}

interface ReadText {
  wishes: Wishes
  /** The remaining text, without words such as 'for rent in'. */
  rest: string
  /** Wishes that no filter supports, as typed: '3+ beds', 'house or condo'. */
  unused: string[]
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']
const count = String.raw`(\d|${numberWords.slice(1).join('|')})`
const countOf = (text: string): number =>
  numberWords.includes(text.toLowerCase()) ? numberWords.indexOf(text.toLowerCase()) : Number(text)

const perMonth = String.raw`\s*(?:\/|per|a)\s*(?:month|mo|mth)\b`
const inDollars = String.raw`\s*(?:dollars|bucks|usd)\b`
/** '$2,500', '2.5k' or '2500 a month'. Five digits that nothing marks as money are a ZIP. */
const moneyOf = (digits: string): string =>
  String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,2}(?:\.\d+)?\s?k\b|\d{${digits}}\b|(?<=\$\s?)\d{5}\b|\d{5}(?=(?:\.\d\d)?(?:${inDollars}|${perMonth})))(?:\.\d\d)?(?:${inDollars})?(?:${perMonth})?`
const money = moneyOf('3,4')
const dollarsOf = (text: string): number => {
  const number = Number(text.replace(/[\s,k]/gi, ''))
  return Math.round(/k$/i.test(text) ? number * 1000 : number)
}

const below =
  'under|below|less than|cheaper than|no more than|not more than|up to|at most|max(?:imum)?(?: rent)?(?: of)?|budget(?: of| is)?|<=?'
const above =
  'over|above|more than|at least|min(?:imum)?(?: rent)?(?: of)?|starting at|starting from|from|>=?'
const bedroom = '(?:bed ?rooms?|beds?|br|bdr?m?s?|bds?)'
const bathroom = '(?:bath ?rooms?|baths?|ba|bths?)'
/** Words around a number of rooms; each says whether it is a minimum. */
const atLeast = '(at least |min(?:imum)? |)'
const more = String.raw`\s*(\+|plus|or more|)\s*-?\s*`
const moreAfter = String.raw`(\+| or more| and up|)`
const animals = '(?:dogs?|cats?|pets?|pup(?:py)?|kittens?)'
const fine = '(?:friendly|ok(?:ay)?|allowed|welcome|accepted)'

/** `'unused'` if no filter supports it, `false` if it is not a wish after all. */
type WishReader = (...groups: string[]) => Wishes | 'unused' | false

const bedroomsOf = (number: string): number => Math.min(countOf(number), openBedrooms)
const bathroomsOf = (number: string): number => Math.min(countOf(number), openBathrooms)
/** A filter takes an exact number or, for its last choice, that or more; '3+' is neither. */
const isOnlyLowest = (number: number, open: number, ...lowest: (string | undefined)[]): boolean =>
  number < open && lowest.some(Boolean)

const rooms: WishReader = (before, number = '', ...after) => {
  const bedrooms = bedroomsOf(number)
  return isOnlyLowest(bedrooms, openBedrooms, before, ...after) ? 'unused' : { bedrooms }
}
const baths: WishReader = (before, number = '', ...after) => {
  const bathrooms = bathroomsOf(number)
  // The panel does not offer 2.5.
  return bathrooms === 2.5 || isOnlyLowest(bathrooms, openBathrooms, before, ...after)
    ? 'unused'
    : { bathrooms }
}
const rents = (from: string, to: string): Wishes | false => {
  const [minRent, maxRent] = [dollarsOf(from), dollarsOf(to)]
  return minRent < maxRent && { minRent, maxRent }
}
const upTo = (rent: string): Wishes => ({ maxRent: dollarsOf(rent) })
const from = (rent: string): Wishes => ({ minRent: dollarsOf(rent) })
const unused = (): 'unused' => 'unused'

type Amenity = (typeof listingAmenities)[number]
const amenities: Partial<Record<Amenity, string>> = {
  Gym: 'gym|fitness (?:center|room)',
  Pool: '(?:swimming )?pool',
  Parking: '(?:(?:off-?|on-?)?street |covered |garage )?parking(?: spot| space)?|garage|carport',
  WiFi: 'wi-?fi|internet',
  Laundry: String.raw`(?:in-?unit |in unit |on-?site )?(?:laundry|washer(?:\s*(?:and|&|\/)\s*dryer)?|w\/d)`,
  Dishwasher: 'dishwasher',
  'Air Conditioning': String.raw`air ?-?con(?:ditioning|ditioned|ditioner)?|central air|a\/c|ac`,
  Balcony: 'balcony',
  Garden: 'garden',
  Security: 'security',
  Elevator: 'elevator',
  Furnished: 'furnished',
  'Near Transit': 'near (?:public )?transit|near public transport(?:ation)?',
}

const types: Record<PropertyType, string> = {
  apartment: String.raw`apartments?|apts?\b\.?|flats?`,
  house: 'single[- ]?family (?:homes?|houses?)|town[- ]?(?:homes?|houses?)|houses?',
  condo: 'condos?|condominiums?',
  office: 'offices?(?: spaces?)?',
}

const ways: [pattern: string, WishReader][] = [
  [String.raw`\d[\d,]*\s*(?:sq\.?\s?(?:ft|feet)|sqft|square (?:feet|foot))`, unused],
  [String.raw`${count}\s*(?:or|to|-|and)\s*${count}\s*-?\s*${bedroom}`, unused],
  [`${atLeast}${count}${more}${bedroom}${moreAfter}`, rooms],
  ['studios?', () => ({ bedrooms: 0 })],
  [
    String.raw`(\d)\s*b\s*\/?\s*(\d(?:\.5)?)\s*b`,
    (beds = '', bathCount = '') => ({
      bedrooms: bedroomsOf(beds),
      ...(bathCount !== '2.5' && { bathrooms: bathroomsOf(bathCount) }),
    }),
  ],
  [`${atLeast}(\\d\\.5|\\d|one|two|three)${more}${bathroom}${moreAfter}`, baths],
  [String.raw`(?:between|from)?\s*${money}\s*(?:-|–|to|and)\s*${money}`, rents],
  [String.raw`(?:${below})\s*:?\s*${moneyOf('3,5')}`, upTo],
  [`within ${money}`, upTo],
  [String.raw`${money}\s*(?:or less|or under|or below|and under|max(?:imum)?|tops|budget)`, upTo],
  [String.raw`(?:${above})\s*:?\s*${money}`, from],
  [String.raw`${money}\s*(?:\+|or more|and up|min(?:imum)?)`, from],
  [String.raw`(?=\$)${money}`, upTo],
  [String.raw`(?=[\d,.]+\s?(?:k|dollars|bucks|usd|\/|per|a mo))${money}`, upTo],
  ['(?:no|without) (?:dogs?|cats?|pets?)', unused],
  [
    String.raw`(?:(?:that )?(?:allows?|accepts?|takes?|permits?|welcomes?) )?(?:(?:my|a|one|two|2|small|large|big) )*${animals}(?! park)(?:\s*(?:and|or|&)\s*${animals})?(?:-|\s)*(?:are )?${fine}?`,
    () => ({ petFriendly: 'true' }),
  ],
  ['(?:no|non)[- ]?smok(?:ing|ers?)', unused],
  [
    'smok(?:ing|ers?)(?:[- ](?:friendly|ok(?:ay)?|allowed|permitted|welcome))?',
    () => ({ smokingAllowed: 'true' }),
  ],
  ['(?:cheap(?:er|est)?|least expensive|affordable|low rent)', () => ({ sort: 'rent_asc' })],
]

/** Words that fit any home, or connect others. */
const fillers = new Set(
  `a an the with w and or for of to rent rental rentals renting lease home homes place places unit units property properties listing listings
  available looking need want find show search me i im my we our us please some any something where can
  in near nearby around at by close within on is are that has have having month monthly now area district neighborhood
  what which who when how why is am was be been it its there this these those them one ones do does did you your would could will should let get
  got give take tell know like make change if just only also about but then than all much many cost costs price hi hello hey thanks yes
  anything anywhere somewhere afford keep bring come comes going right still currently move moving okay`.split(
    /\s+/,
  ),
)

const separator = '¦'

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .slice(0, maxLineLength) // the slice may exceed it
    .replaceAll(/[“”"!?;()]/g, ' ')
    .replaceAll('’', "'")
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bw\/(?!d\b)/gi, ' with ')

/** Extracts the wishes from a text. The other words keep their order, as do commas within a place. */
export const readWishes = (text: string): ReadText => {
  let left = plain(text)
  let wishes: Wishes = {}
  const unused: string[] = []
  const take = (pattern: string, readWish: WishReader) => {
    left = left.replaceAll(
      new RegExp(String.raw`(?<![\w$.])(?:${pattern})(?![\w])`, 'gi'),
      (whole, ...groups) => {
        const read = readWish(...groups.filter(group => typeof group === 'string').slice(0, -1))
        if (!read) return whole
        if (read === 'unused') unused.push(whole.trim())
        else wishes = { ...read, ...wishes }
        return ` ${separator} `
      },
    )
  }
  for (const [pattern, readWish] of ways) take(pattern, readWish)

  const wantedTypes = new Map<PropertyType, string>()
  for (const [propertyType, pattern] of entriesOf(types))
    take(`(${pattern})`, (typed = '') => {
      wantedTypes.set(propertyType, typed)
      return {}
    })
  // A search has one type, so several mean any.
  const [propertyType] = wantedTypes.keys()
  if (propertyType && wantedTypes.size === 1) wishes.propertyType = propertyType
  else unused.push(...wantedTypes.values())

  const wishedAmenities: Amenity[] = []
  for (const [amenity, pattern] of entriesOf(amenities))
    take(pattern, () => {
      if (!wishedAmenities.includes(amenity)) wishedAmenities.push(amenity)
      return {}
    })
  if (wishedAmenities.length > 0) wishes.amenities = wishedAmenities.join(',')

  // A number beside wishes is a rent ('1 bedroom oakland 2000'); alone it can be a house number.
  if (left.includes(separator)) take(String.raw`(?<!-)(\d{3,4})(?=\s*(?:$|${separator}|(?:in|near)\s))`, upTo)
  return { wishes, rest: withoutFillers(left), unused }
}

const entriesOf = <Key extends string>(record: Partial<Record<Key, string>>): [Key, string][] =>
  Object.entries(record) as [Key, string][]

const withoutFillers = (text: string): string =>
  text
    .split(/\s+/)
    .filter(
      word =>
        word !== separator && !fillers.has(word.toLowerCase().replace(/(?:'(?:s|ve|d|m|re|ll))?[,.]?$/, '')),
    )
    .join(' ')
    .replaceAll(/^[\s,.&+/-]+|[\s,.&+/-]+$/g, '')
