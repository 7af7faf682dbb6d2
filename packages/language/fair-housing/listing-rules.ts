import { oneOf } from './one-of.ts'
import * as words from './people-words.ts'
import type { ProtectedClass } from './protected-class.ts'

interface ListingRule {
  protectedClass: ProtectedClass
  pattern: RegExp
  better: string
}

const people =
  oneOf(`tenants?, renters?, applicants?, famil(?:y|ies), couples?, persons?, people, individuals?, households?,
  communit(?:y|ies), neighbou?rhoods?, areas?, lady, ladies, gentleman, gentlemen, professionals?, students?`)
const wanted = '(?:only|preferred|wanted|please)'
const suits = '(?:perfect|ideal|great|best|suited|suitable|designed|meant|looking) for'
const unwanted = '(?:no|not for|sorry no)'

const choosing = (adjectives: string, nouns: string): string =>
  `(?:${suits} )?(?:an? )?(?:${adjectives}) (?:${people})(?: ${wanted})?|(?:${adjectives}|${nouns}) ${wanted}|(?:${unwanted}|only|${suits}) (?:${nouns})|(?:${suits} )(?:an? )?(?:${adjectives}) home`

/** A space in an alternative matches a space or a hyphen in the text. */
const rule = (protectedClass: ProtectedClass, alternatives: string, better: string): ListingRule => ({
  protectedClass,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${alternatives.replaceAll(' ', '[\\s-]+')})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  better,
})

const welcome = 'Everyone is welcome to ask about this home.'
const aboutTheHome = 'A quiet home, close to shops and public transport.'
const occupancy = 'Occupancy follows the number of bedrooms, for example two people for each.'
const terms = 'The same terms apply to everyone: income, references and the lease.'

export const listingRules: readonly ListingRule[] = [
  rule(
    'familial_status',
    oneOf(`adults? only, only adults?, adults preferred, adult (?:building|community|household|complex),
      no (?:young |small )?(?:kids|children|child|infants|babies|toddlers|teens|teenagers|families),
      (?:child|kid|children|kids) free, (?:without|not (?:suitable|appropriate|suited|good|safe|ideal) for) (?:young |small )?(?:kids|children|families),
      (?:maximum|max|only|at most) (?:one|two|1|2) (?:kids?|child|children), (?:one|two|1|2) (?:kids?|child|children) (?:maximum|max|only)`),
    occupancy,
  ),
  rule(
    'familial_status',
    oneOf(`(?:${suits} )?(?:an? )?(?:young|mature|childless|older|retired|single)(?: (?:working|single|quiet|mature|young|retired))? (?:couples?|adults?|persons?|people|individuals?|professionals?|gentlem[ae]n|lady|ladies)(?: ${wanted})?,
      ${suits} (?:an? )?(?:quiet |working |professional )?(?:couples?|singles?|bachelors?|bachelorettes?|retirees?|empty nesters?|newlyweds|seniors?|professionals?),
      (?:married couples?|couples?|singles?|retirees|empty nesters|seniors?|working professionals|professionals) (?:only|preferred)`),
    aboutTheHome,
  ),
  rule('religion', choosing(words.religions, words.believers), welcome),
  rule('color', choosing(words.complexions, words.complexions), welcome),
  rule('race', choosing(`${words.skinColors}|${words.races}`, words.peopleOfRaces), welcome),
  rule(
    'national_origin',
    oneOf(`${choosing(words.nationalities, words.nationals)}, (?:must|should|have to) (?:be able to )?speak english,
      (?:good|fluent|perfect) english (?:required|needed|only|a must), (?:american|us) (?:citizens?|born)(?: only)?, citizens only`),
    terms,
  ),
  rule('sex', choosing(words.orientations, words.peopleOfOrientations), welcome),
  rule(
    'sex',
    oneOf(`(?:men|women|males?|females?|girls|boys|ladies|gentlemen|guys) (?:only|preferred), (?:no|only) (?:men|women|males|females|girls|boys|guys|ladies),
      (?:male|female) (?:${people})(?: ${wanted})?, (?:${suits} )(?:an? )?(?:single )?(?:man|woman|lady|gentleman|guy|girl)`),
    welcome,
  ),
  rule(
    'disability',
    oneOf(`able bodied, no (?:wheelchairs?|disabled|handicapped|mental illness|mentally ill), not (?:suitable|appropriate|suited|ideal) for (?:the |people who are )?(?:disabled|handicapped|wheelchairs?|elderly),
      must be (?:able to (?:climb|walk|use)(?: the| up)? stairs|healthy|fit|physically fit|able bodied|mentally stable), (?:healthy|physically fit) (?:${people}|only),
      capable of independent living, (?:able to|must) live independently`),
    'The home is up two flights of stairs; there is no elevator.',
  ),
  rule(
    'disability',
    'no (?:service|support|assistance|emotional support|therapy) (?:animals?|dogs?|cats?)|no esas?|no pets (?:and|or) no exceptions',
    'No pets; assistance animals are not pets and are welcome.',
  ),
  rule(
    'source_of_income',
    oneOf(`no (?:section|sec) (?:8|eight), (?:section|sec) (?:8|eight) (?:not accepted|is not accepted|need not apply), no (?:housing )?vouchers?, (?:vouchers|section 8) not accepted,
      no (?:welfare|ssi|government assistance|public assistance|housing assistance|subsidies), must (?:be employed|have a job|be working)`),
    'Income of three times the rent, from any lawful source.',
  ),
]
