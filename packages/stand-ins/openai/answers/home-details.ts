import type { Answering } from '../conversation/answering.ts'
import type { Turn } from '../conversation/turn.ts'
import { amenityWords } from '../understand/features.ts'
import {
  countOf,
  dayOf,
  formatDollars,
  joined,
  lineOf,
  linkTo,
  listed,
  shortened,
  whereOf,
} from './phrases.ts'
import { pickHomes } from './pick-homes.ts'
import { meantHomes, readHomes } from './read-homes.ts'
import type { Home } from './read-results.ts'

const availability = ({ isAvailable, availableDate }: Home): string => {
  if (!isAvailable) return 'It is currently rented.'
  return availableDate
    ? `It is available from ${dayOf(availableDate)}.`
    : 'It is available. The listing doesn’t give a date.'
}

/** One sentence for each question. */
const asked = ({ said }: Turn, home: Home): string[] => {
  const sentences: string[] = []
  if (said.has('deposit'))
    sentences.push(
      home.securityDeposit
        ? `The security deposit is ${formatDollars(home.securityDeposit)}.`
        : 'The listing doesn’t mention a deposit.',
    )
  if (said.has('whenFree')) sentences.push(availability(home))
  if (said.has('pets')) sentences.push(home.petFriendly ? 'Pets are allowed.' : 'Pets are not allowed.')
  if (said.has('smoking'))
    sentences.push(home.smokingAllowed ? 'Smoking is allowed.' : 'Smoking is not allowed.')
  if (said.has('size'))
    sentences.push(
      home.squareFootage
        ? `It has ${home.squareFootage} square feet.`
        : 'The listing does not say how large it is.',
    )
  if (said.has('addressOf'))
    sentences.push(
      home.address ? `It is at ${home.address}, ${whereOf(home)}.` : `It is in ${whereOf(home)}.`,
    )
  if (said.has('screening'))
    sentences.push(
      home.requiresBackgroundCheck ? 'A background check is required.' : 'No background check is required.',
      home.minimumIncome
        ? `The landlord asks for an income of at least ${formatDollars(home.minimumIncome)} a month.`
        : '',
    )
  if (said.has('howMuch') && !said.has('deposit'))
    sentences.push(`The rent is ${formatDollars(home.rentAmount)} a month.`)
  for (const [amenity, words] of Object.entries(amenityWords))
    if (words.test(said.text))
      sentences.push(
        home.amenities.includes(amenity)
          ? `It has ${amenity.toLowerCase()}.`
          : `The listing doesn’t mention ${amenity.toLowerCase()}. You can ask the landlord.`,
      )
  return sentences.filter(Boolean)
}

const whole = (home: Home): string =>
  listed([
    `**Rent:** ${formatDollars(home.rentAmount)} a month${home.securityDeposit ? `, deposit ${formatDollars(home.securityDeposit)}` : ''}`,
    `**Rooms:** ${home.bedrooms === null ? 'not given' : home.bedrooms === 0 ? 'studio' : countOf(home.bedrooms, 'bedroom')}${home.bathrooms === null ? '' : `, ${countOf(home.bathrooms, 'bathroom')}`}${home.squareFootage ? `, ${home.squareFootage} sqft` : ''}`,
    `**Where:** ${whereOf(home)}`,
    `**Pets:** ${home.petFriendly ? 'allowed' : 'not allowed'}; **smoking:** ${home.smokingAllowed ? 'allowed' : 'not allowed'}`,
    `**Amenities:** ${home.amenities.length > 0 ? joined(home.amenities) : 'none listed'}`,
    `**Available:** ${home.isAvailable ? (home.availableDate ? `from ${dayOf(home.availableDate)}` : 'yes') : 'currently rented'}`,
    `**Background check:** ${home.requiresBackgroundCheck ? 'required' : 'not required'}`,
  ])

export function* answerDetails(turn: Turn): Answering {
  const picked = pickHomes(turn)
  const ids = picked.length > 0 ? picked : turn.shown.length === 1 ? turn.shown : []
  const homes = ids.length > 0 ? yield* readHomes(ids.map(({ id }) => id)) : yield* meantHomes(turn)
  if (homes.length === 0)
    return turn.shown.length > 0
      ? `Which of them do you mean? For example “the second one”.`
      : 'Which home do you mean? Search for one first, for example “one bedroom in Berkeley”, and then ask about it.'
  return homes
    .map(home => {
      const sentences = asked(turn, home)
      if (sentences.length > 0) return `${linkTo(home)}: ${sentences.join(' ')}`
      return `${lineOf(home)}\n\n${whole(home)}${home.description ? `\n\nThe listing says: “${shortened(home.description, 300)}”` : ''}`
    })
    .join('\n\n')
}
