// Parts of regular expressions over a marked sentence (mark-people.ts).
import type { Group } from './mark-people.ts'
import { oneOf } from './one-of.ts'

const everyone = oneOf(`
    @familial_status, people, persons?, folks?, ones, guys?, men, man, women, woman, males?,
    females?, tenants?, renters?, lessees, applicants?, residents?, neighbou?rs?, famil(?:y|ies),
    couples?, households?, individuals?, communit(?:y|ies), crowd, population, kids, students,
    owners?, landlords?, immigrants, backgrounds?, faith, origin, descent`)
export const areas = oneOf(`
    neighbou?rhoods?, areas?, parts? of (?:town|the city|san francisco), districts?,
    communit(?:y|ies), suburbs?, zip codes?, enclaves?, quarters?, ghettos?`)
export const places = `${areas}|towns?|blocks?|streets?|buildings?|complex(?:es)?|schools?|section|side`

const origins: readonly Group[] = ['race', 'color', 'national_origin', 'religion', 'orientation']
/** Groups that people describe neighborhoods by. */
export const origin = origins.join('|')
export const adult = `${origin}|sex`
export const anyGroup = '\\w+'

/** People of one of the groups: "Muslims", "a Muslim", "gay or lesbian couples"; an adjective alone only at the end. */
export const peopleOf = (groups: string): string =>
  `(?:@(?:${groups})\\b|(?:(?:an?|any) )?[#%](?:${groups})\\b(?: (?:and|or|nor) [#%]\\w+)*(?: (?:${everyone}))\\b|(?:(?:an?|any) )?#(?:${groups})(?= because| if| who| for|$))`

export const between = (maxWords: number, words: string): string => `(?: (?:${words})){0,${maxWords}} `
