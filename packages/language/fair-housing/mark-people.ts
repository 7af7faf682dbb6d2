// Replaces words for people of a protected class with marks, so that patterns need one spelling of each.
import { folded } from '../contact-filter/reading/fold.ts'
import { correctSpelling } from './correct-spelling.ts'
import { oneOf } from './one-of.ts'
import * as words from './people-words.ts'
import type { ProtectedClass } from './protected-class.ts'

/** `women` and `gay` are the same class, but it is lawful to ask where women are safe, and not where gay people live. */
export type Group = ProtectedClass | 'orientation'

/** Before these, a word for people names a thing: a kids' room, a white rug. */
const things =
  '(?:area rugs?|rooms?|bedrooms?|bathrooms?|playrooms?|schools?|preschool|pools?|playgrounds?|parks?|clubs?|menus?|museums?|hospitals?|care|daycare|seats?|proof|proofing|friendly|support|parking|access|accessible|toilets?|toys?|restaurants?|food|markets?|grocery|groceries|stores?|church|churches|temples?|centers?|consulate|street|avenue|hill|village|town hall)'

const thingsOfCommunities = '(?:community|area) (?:pool|garden|center|rugs?|college)'

const markOf = (sign: string, group: Group, alternatives: string) => ({
  mark: `${sign}${group}`,
  pattern: new RegExp(
    `(?<![\\w@#%])(?:${alternatives})(?! ${things}\\b| ${thingsOfCommunities})(?!\\w)`,
    'g',
  ),
})

const someone =
  '(?:people|persons?|someone|anyone|tenants?|renters?|applicants?|famil(?:y|ies)|residents|neighbors|those)'
const having = '(?:with|who have|who has|having|in|who use|who uses|using)'
const abroad =
  '(?:other countries|another country|abroad|overseas|mexico|india|china|pakistan|russia|africa|asia|nigeria|haiti|the middle east|latin america|central america|south america)'

/** In this order: longer names before the shorter ones in them. `@` marks people, `#` a word for them, `%` a word that is also a color. */
const marks = [
  markOf(
    '@',
    'familial_status',
    `single (?:moms?|mothers?|dads?|fathers?|parents?)|pregnant (?:women|woman|people|tenants?|applicants?)`,
  ),
  markOf(
    '@',
    'familial_status',
    oneOf(`
    ${someone} ${having} ${words.children}, families, familys, parents, ${words.children},
    expecting couples?, anyone under (?:18|eighteen)`),
  ),
  markOf(
    '@',
    'disability',
    oneOf(`
    ${someone} ${having} (?:an? )?(?:disabilit(?:y|ies)|wheelchairs?|mental illness(?:es)?|special needs),
    wheelchair users?, wheelchairs, (?:the )?disabled, (?:the )?handicapped, cripples?, mentally ill,
    recovering addicts?, service (?:dogs?|animals?), (?:emotional )?support (?:animals?|dogs?|cats?),
    esas?, assistance animals?`),
  ),
  markOf(
    '@',
    'source_of_income',
    oneOf(`
    (?:section|sec) (?:8|eight), (?:housing )?vouchers, (?:housing )?voucher holders?, hud tenants,
    (?:people|tenants|renters|anyone|someone) (?:on|with|who get|who gets) (?:a |housing )?(?:vouchers?|welfare|benefits|government assistance|public assistance|food stamps),
    welfare (?:people|tenants|recipients|families|moms)`),
  ),
  markOf('@', 'orientation', words.peopleOfOrientations),
  markOf('@', 'religion', words.believers),
  markOf('@', 'race', words.peopleOfRaces),
  markOf(
    '@',
    'national_origin',
    `(?:people|tenants?|renters?|applicants?|families|anyone|someone) from ${abroad}|${words.nationals}`,
  ),
  markOf('@', 'sex', words.peopleOfSexes),
  markOf('#', 'disability', 'deaf|blind|autistic'),
  markOf('#', 'familial_status', 'pregnant|expecting|had a baby|having a baby'),
  markOf('#', 'orientation', words.orientations),
  markOf('#', 'religion', words.religions),
  markOf('#', 'color', words.complexions),
  markOf('#', 'race', words.races),
  markOf('#', 'national_origin', words.nationalities),
  markOf('#', 'sex', words.sexes),
  markOf('%', 'race', words.skinColors),
]

const mark = (sentence: string): string =>
  marks.reduce((marked, { mark: name, pattern }) => marked.replace(pattern, name), sentence)

export const markPeople = (text: string): string[] =>
  folded(text)
    .replace(/['’]/g, '')
    .replace(/wheel[ -]chair/g, 'wheelchair')
    .split(/[.!?;:\n]+/)
    .map(sentence => correctSpelling(sentence.match(/[a-z0-9]+/g) ?? []).join(' '))
    .filter(sentence => sentence !== '')
    .map(mark)
