// What a home can have, be and allow, in people's words.
import type { listingAmenities, PropertyType } from '@portal/contract/properties/choices'
import type { SearchOrder } from '@portal/contract/properties/search'

type Amenity = (typeof listingAmenities)[number]

export const amenityWords: Record<Exclude<Amenity, 'Pet Friendly'>, RegExp> = {
  Gym: /\b(gym|gyms|fitness|workout room|work out|exercise room)\b/,
  Pool: /\b(pool|pools|swimming|swim)\b/,
  Parking:
    /\b(parking|garage|carport|(?:somewhere|place|room|space) to park|park (?:my|a|our|the) (?:car|truck|vehicle|suv|motorcycle|van)|parking (?:spot|space)|place for (?:my|a|our|the) car|spot for (?:my|a|our) car|driveway|off street|have a car)\b/,
  WiFi: /\b(wifi|wi fi|internet|wireless|broadband)\b/,
  Laundry: /\b(laundry|washer|washing machine|dryer|w d|in unit washer|wash (?:my|our) clothes|laundromat)\b/,
  Dishwasher: /\b(dishwasher|dish washer)\b/,
  'Air Conditioning': /\b(air condition(?:ing|er|ed)?|aircon|air con|ac|a c|cooling)\b/,
  Balcony: /\b(balcony|balconies|terrace|patio|deck|outdoor space|outside space)\b/,
  Garden: /\b(garden|gardens|yard|yards|backyard|lawn|green space)\b/,
  Security: /\b(security(?! deposit)|secure|secured|doorman|gated|concierge|guarded)\b/,
  Elevator: /\b(elevator|elevators|lift|no stairs|without stairs|wheelchair|step free)\b/,
  Furnished: /\b(furnished|furniture|move in ready|with a bed and)\b/,
  'Near Transit':
    /\b(transit|bart|subway|metro|train|trains|caltrain|muni|bus|buses|public transport(?:ation)?|without a car|no car|do not drive|do not have a car|commut(?:e|ing) by)\b/,
}

export const typeWords: Record<PropertyType, RegExp> = {
  office: /\b(office|offices|workspace|work space|coworking|commercial space)\b/,
  condo: /\b(condo|condos|condominium|condominiums)\b/,
  apartment: /\b(apartment|apartments|appartment|appartments|apt|apts|flat|flats)\b/,
  house:
    /\b(house|houses|townhouse|townhouses|town house|cottage|bungalow|single family|detached|victorian)\b/,
}

export type Lackable = Extract<Amenity, 'Furnished' | 'Pet Friendly'>

/** What a person may wish a home not to have. */
export const lackingWords: Record<Lackable, RegExp> = {
  Furnished: /\b(?:unfurnished|not furnished|without furniture|no furniture)\b/,
  'Pet Friendly':
    /\b(?:not (?:allow|accept|take|permit|have) (?:any )?(?:pets|animals|dogs|cats)|(?:pets|animals|dogs|cats) (?:are )?(?:not (?:allowed|permitted|accepted)|prohibited|banned)|no (?:pets|animals|dogs|cats) (?:allowed|policy|building)|(?:pet|animal|dog|cat) free)\b/,
}

export const sortWords: readonly [SearchOrder, RegExp][] = [
  [
    'rent_asc',
    /\b(cheap|cheapest|lowest|(?:smallest|least) (?:rent|price|money)|least expensive|affordable|inexpensive|budget friendly|low rent|low cost|economical|best (?:price|deal)|deal|deals|bargain)\b/,
  ],
  [
    'rent_desc',
    /\b(most expensive|priciest|highest rent|luxurious|luxury|fanciest|poshest|swankiest|high end|upscale)\b/,
  ],
  [
    'newest',
    /\b(newest|latest|most recent|recently (?:listed|added|posted)|just (?:listed|added)|new listings?)\b/,
  ],
]

/** Every word in the patterns. */
export const featureVocabulary: readonly string[] = [
  ...Object.values(amenityWords),
  ...Object.values(typeWords),
  ...Object.values(lackingWords),
  ...sortWords.map(([, words]) => words),
].flatMap(({ source }) => source.replaceAll('\\b', ' ').match(/[a-z]{2,}/g) ?? [])

/** A feature named after these words is not wished for. */
const unwanted = String.raw`\b(?:no need for|do not need|do not care about|does not need|do not want|without|drop|forget|forget about|skip|remove|lose|never mind|instead of|not|no|except|other than|anything but|ignore|minus) (?:the |a |an |any |about |my )?`

/** Whether `words` are in the text; `isUnwanted` if it says that they are not needed. */
export const isNamed = (words: RegExp, text: string): 'wanted' | 'unwanted' | undefined => {
  if (!words.test(text)) return undefined
  if (new RegExp(unwanted + words.source.replace(/^\\b/, '')).test(text)) return 'unwanted'
  const [found = ''] = words.exec(text) ?? []
  return new RegExp(
    `${found} (?:is |are )?(?:not needed|not necessary|not required|does not matter|is optional|optional)`,
  ).test(text)
    ? 'unwanted'
    : 'wanted'
}
