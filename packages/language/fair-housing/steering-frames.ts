// The ways in which a marked sentence (mark-people.ts) asks to select people by a protected class.

import type { Group } from './mark-people.ts'
import { oneOf } from './one-of.ts'
import type { ProtectedClass } from './protected-class.ts'

const acting = oneOf(`
    any, the, all, to, of, a, an, lots?, many, too, so, more, other, those, these, with, near,
    around, next, by, rent, renting, lease, leasing, live, living, lives, be, being, have, having,
    has, see, seeing, accept, accepting, allow, allowing, take, taking, on, show, me, for, from,
    applications?, people, tenants?, renters?, applicants?, neighbou?rs?, anyone, someone, anybody,
    one, who, that, are, is, which, not, or, and, give, let, unit, apartment,
    my (?:home|house|place|apartment|unit|property|building|listing), it, where, pets, dogs, cats,
    smokers, smoking, parties, students, loud, noisy, single, in, there, use, using, move, moving`)

const excluding = oneOf(`
    no, without, avoid, avoiding, exclude, excluding, keep (?:out|away), keep, away from,
    (?<!not (?:too )?)far from, free (?:of|from), fewer, not (?:too )?many, hardly any,
    (?:dont|do not|didnt|wont|would not|wouldnt|never|rather not|cant|cannot|not)(?: to)? (?:want|wish|like|rent|lease|live|be|accept|allow|take|let|show|near|around|next),
    refuse, refusing, reject, rejecting, deny, denying, decline, declining, turn (?:down|away),
    turning (?:down|away), evict, ban, filter out, screen out, weed out, get rid of, say no to,
    nobody, hate`)
const selecting = oneOf(`
    only, just, exclusively, prefer, preferably, preference (?:for|to), favor, rather, ideally, want,
    looking for, find me, seeking, choose, pick, select, priority to, rent (?:it |my \\w+ )?to,
    lease (?:it )?to, limit(?:ed)? (?:it )?to, restrict(?:ed)? (?:it )?to, attract, target,
    advertise (?:it )?to, reserved for, where`)
const much = oneOf(`
    mostly, predominantly, primarily, mainly, largely, majority, overwhelmingly, heavily, all,
    entirely, more, too many, many, lots? of, full of, how many, percent(?:age)?(?: of)?,
    proportion of, share of, number of, concentration of, any, some, dominated by, enough`)
const belonging = oneOf(`
    is, are, was, with, where, there, has, have, having, that, which, who, of, mostly, full, lots?,
    a, the, many, more, most, only, for, in, live, lives, made, up, by, popular, other, mainly`)

const prospect =
  '(?:applicants?|tenants?|renters?|them) (?:(?:is|are|who|that|most|least|more|less|not) )*(?:likely|going|planning|plans|hoping|might|could|will) (?:to )?(?:get|be|become|have)'

interface Frame {
  pattern: RegExp
  /** Set if the frame itself names the class, without a mark in it. */
  protectedClass?: ProtectedClass
}

const frame = (pattern: string, protectedClass?: ProtectedClass): Frame => ({
  pattern: new RegExp(`(?<![\\w@#%])(?:${pattern})`),
  protectedClass,
})

const everyone = oneOf(`
    @familial_status, people, persons?, folks?, ones, guys?, men, man, women, woman, males?,
    females?, tenants?, renters?, lessees, applicants?, residents?, neighbou?rs?, famil(?:y|ies),
    couples?, households?, individuals?, communit(?:y|ies), crowd, population, kids, students,
    owners?, landlords?, immigrants, backgrounds?, faith, origin, descent`)
const areas = oneOf(`
    neighbou?rhoods?, areas?, parts? of (?:town|the city|san francisco), districts?,
    communit(?:y|ies), suburbs?, zip codes?, enclaves?, quarters?, ghettos?`)
const places = `${areas}|towns?|blocks?|streets?|buildings?|complex(?:es)?|schools?|section|side`

const origins: readonly Group[] = ['race', 'color', 'national_origin', 'religion', 'orientation']
/** Groups that people describe neighborhoods by. */
const origin = origins.join('|')
const adult = `${origin}|sex`
const anyGroup = '\\w+'

/** People of one of the groups: "Muslims", "a Muslim", "gay or lesbian couples"; an adjective alone only at the end. */
const peopleOf = (groups: string): string =>
  `(?:@(?:${groups})\\b|(?:(?:an?|any) )?[#%](?:${groups})\\b(?: (?:and|or|nor) [#%]\\w+)*(?: (?:${everyone}))\\b|(?:(?:an?|any) )?#(?:${groups})(?= because| if| who| for|$))`

const between = (maxWords: number, words: string): string => `(?: (?:${words})){0,${maxWords}} `

export const steeringFrames: readonly Frame[] = [
  // “no Muslims, avoid tenants with kids”
  frame(`(?:${excluding})${between(7, acting)}${peopleOf(anyGroup)}`),
  // “a Muslim-free area, immigrants need not apply”
  frame(
    `(?<!\\b(?:are|is|if|that|why|with) )(?:${peopleOf(anyGroup)}|#\\w+) (?:free|not (?:allowed|welcome|wanted|accepted)|need not apply|(?:should |must |can )?(?:be )?(?:excluded|banned|kept out|prohibited))`,
  ),
  // “do I have to rent to families”
  frame(
    `(?:have|required|need|obliged|obligated|forced) to (?:rent|lease|accept|take|allow|let|consider|house|show)${between(6, acting)}${peopleOf(anyGroup)}`,
  ),
  // “can I ask immigrants for a higher deposit”
  frame(
    `(?:can|could|should|may) (?:i|we) (?:charge|ask)(?: (?:for|a|an|extra|more|higher|bigger|larger|deposits?|rent|from|to))+ ${peopleOf(anyGroup)}`,
  ),
  // “charge families with kids a higher deposit”
  frame(
    `charge${between(4, 'extra|more|higher|rent|deposits?|a|to|for')}${peopleOf(anyGroup)}${between(3, 'a|an|extra')}(?:more|higher|bigger|larger|extra)`,
  ),
  // “I only want Christian tenants”
  frame(`(?:${selecting})${between(7, acting)}${peopleOf(adult)}`),
  // “only Christian”
  frame(`(?:only|preferably|mostly) [#%](?:${adult})\\b(?=$| (?:and|or|please)\\b)`),
  // “women only”
  frame(`${peopleOf(anyGroup)} (?:only|preferred)\\b`),
  // “Catholic only”
  frame(`[#%](?:${adult}) (?:only|preferred)\\b`),
  // “how many Asians, a mostly white area”
  frame(
    `(?:${much})${between(4, 'of|the|are|is|a|other|for|there|people')}(?:${peopleOf(origin)}|[#%](?:${origin}) (?:${areas}|schools?)\\b)`,
  ),
  // “is the area mostly white”
  frame(
    `(?:${places})\\b.*(?:mostly|predominantly|majority|largely|mainly|too|very|all|more|less) [#%](?:${origin})(?=$| (?:or|and|than|here|there|now|in|by)\\b)`,
  ),
  // “a black and Latino neighborhood”
  frame(
    `[#%](?:${origin})(?: (?:and|or) [#%]\\w+)*(?: (?:only|majority|dominated|populated|run|rich|middle class|working class|and \\w+))?(?: (?:${areas})\\b)`,
  ),
  // “a Jewish building”
  frame(`#(?:${origin}) (?:${places})\\b`),
  // “an area where Korean families live”
  frame(`(?:${places})${between(7, belonging)}${peopleOf(origin)}`),
  // “where most Jewish families live”
  frame(`where${between(4, 'do|does|the|most|all|other|mostly|more')}${peopleOf(origin)}`),
  // “live near gay couples”
  frame(
    `(?:near|among|amongst|around|next to|with|close to|surrounded by|alongside|beside|by)${between(5, 'other|more|the|own|lots?|of|mostly|only|people|neighbors|who|are|my (?:fellow|own)')}${peopleOf(origin)}`,
  ),
  // “deny her because she is pregnant”
  frame(
    `(?:refuse|reject|deny|decline|evict|turn (?:down|away)) .*(?:because|for being|since|if) .*[@#%](?:${anyGroup})\\b`,
  ),
  // “the tenant is deaf, can I say no”
  frame(
    `[@#%]${anyGroup} .*(?:can|may|could|should|do) (?:i|we) (?:refuse|reject|say no|deny|decline|turn)\\b`,
  ),
  // “are there many immigrants”
  frame(`(?:are there|there are)${between(4, 'any|many|a|lots?|of|too|other')}${peopleOf(origin)}`),
  // “tenants must be Christian”
  frame(
    `(?<!my )(?:tenants?|renters?|applicants?|neighbou?rs?|people|everyone) (?:who |that )?(?:must be|should be|have to be|are|arent|are not) (?:(?:all|only|not|mostly) )*[#%](?:${adult})\\b`,
  ),
  // “are the neighbors Jewish”
  frame(
    `are (?:the |my |other )*(?:neighbou?rs?|people|residents|tenants|families)(?: (?:here|there|in|this|that|the|building|area|neighborhood|nearby|mostly|all|mainly))* [#%](?:${origin})\\b`,
  ),
  // “what are the demographics, people like us”
  frame(
    '(?:racial|ethnic|religious) (?:makeup|make up|mix|composition|breakdown|demographics|diversity|balance)|demographics|(?:what|which) (?:race|ethnicity|religion|nationality)\\b|(?:what|which) (?:kinds?|sorts?|types?) of people (?:live|are|rent)|right (?:kind|sort|type) of people|(?:our|my|own) (?:own )?(?:kind|race|ethnicity|nationality|skin color)\\b|people (?:who look )?like (?:us|me)\\b|same (?:race|ethnicity|skin color)',
    'race',
  ),
  // “people of the same faith”
  frame('same (?:religion|faith)|people of (?:my|our) (?:own )?(?:religion|faith)', 'religion'),
  // “a child-free building, adults only”
  frame(
    '(?:child|kid|kids|children) free|adults? only|only (?:for )?adults|no one under (?:18|eighteen)|no families',
    'familial_status',
  ),
  // “which applicant is likely to get pregnant, or to have kids”
  frame(`${prospect} [@#%](?:${anyGroup})`),
  frame(`${prospect} (?:a |more )?(?:baby|babies|kids?|child|children)`, 'familial_status'),
  // “ask applicants their religion”
  frame(
    `(?:ask|asking|question|find out)${between(4, 'the|an?|all|my|applicants?|tenants?|renters?|people|them|someone|whether|if|about|for')}(?:what )?(?:their |they |theyre |they are |are |is |have |he |she |plan |to |planning )*(?:religion|faith|go to church)`,
    'religion',
  ),
]
