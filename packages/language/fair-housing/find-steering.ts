// Requests to choose homes, neighborhoods or tenants by a class of people that housing law protects. Pure.

import { markPeople } from './mark-people.ts'
import { oneOf } from './one-of.ts'
import { classNames, isProtectedClass, type ProtectedClass, sourceOfIncomeLaw } from './protected-class.ts'
import { steeringFrames } from './steering-frames.ts'

export interface Steering {
  protectedClass: ProtectedClass
  /** Names the class and the law, in sentences for the person who asked. */
  explanation: string
  /** A question that the assistant can answer as it stands. */
  lawfulQuestion: string
}

const questionsAboutHomes: Record<ProtectedClass, string> = {
  race: 'Which homes under $3,000 a month have at least two bedrooms?',
  color: 'Which homes under $3,000 a month have at least two bedrooms?',
  national_origin: 'Which homes under $3,000 a month have at least one bedroom?',
  religion: 'Which homes under $3,000 a month have at least one bedroom?',
  sex: 'Which homes under $3,000 a month have at least one bedroom?',
  familial_status: 'Which quiet homes with one bedroom are there?',
  disability: 'Which homes with an elevator are there?',
  source_of_income: 'Which homes under $3,000 a month are there?',
}

const questionAboutTenants = 'How do I choose a tenant fairly?'

const refusing = oneOf(`
    refuse, reject, deny, decline, turn (?:me|us|someone|people) (?:down|away), have to,
    discriminate, evict, charge, accept, allow, ask, told, tells, said, says`)

/**
 * A question about what others can do to the speaker, or who accepts them, is not a wish to select people.
 */
const asksAboutOwnRights = (sentence: string): boolean =>
  !/\b(?:as|im|i am|were|we are) (?:a |the )?(?:landlords?|owners?)\b/.test(sentence) &&
  (new RegExp(
    `\\b(?:landlords?|owners?|managers?|they|he|she|someone|anyone|somebody) (?:\\w+ ){0,3}(?:${refusing})`,
  ).test(sentence) ||
    /\b(?:am|are|im|i am|we are|were|have|has|had|my (?:partner|wife|husband|girlfriend|boyfriend|spouse) and i)(?! looking)(?: (?!looking|want|prefer|place|home|house|building|complex|neighborhood|area|tenants?|apartment|any|there)\w+){0,6} (?:no|without|not have|free of)(?: any)? @(?:familial_status|disability)/.test(
      sentence,
    ) ||
    /\b(?:i|we) (?:dont|do not) have (?:any )?@(?:familial_status|disability)/.test(sentence))

/** Otherwise it is about where to live. */
const isAboutTenants = (sentence: string): boolean =>
  /\b(?:tenants?|renters?|applica(?:nts?|tions?)|rent (?:it |my \w+ )?to|lease (?:it )?to|accept|refuse|reject|deny|decline|turn (?:down|away)|evict|screen|charge|advertise|ask|allow|have to|my (?:listing|unit|rental|property|building))\b|@source_of_income/.test(
    sentence,
  )

/** The first class that a frame names; null for lawful text. */
export const findSteering = (text: string): Steering | null => {
  for (const sentence of markPeople(text)) {
    const protectedClass = steeredBy(sentence)
    if (protectedClass) return isAboutTenants(sentence) ? ofTenants(protectedClass) : ofHomes(protectedClass)
  }
  return null
}

const steeredBy = (sentence: string): ProtectedClass | undefined => {
  if (asksAboutOwnRights(sentence)) return undefined
  for (const { pattern, protectedClass } of steeringFrames) {
    const [found] = sentence.match(pattern) ?? []
    if (found !== undefined) return protectedClass ?? markedClass(found)
  }
  return undefined
}

const markedClass = (found: string): ProtectedClass | undefined => {
  const [, group] = found.match(/[@#%](\w+)/) ?? []
  if (group === 'orientation') return 'sex'
  return group !== undefined && isProtectedClass(group) ? group : undefined
}

const ofHomes = (protectedClass: ProtectedClass): Steering => ({
  protectedClass,
  explanation: `I can’t help choose homes or neighborhoods by who lives there. The Fair Housing Act, a federal law, forbids steering people by ${classNames[protectedClass]}.`,
  lawfulQuestion: questionsAboutHomes[protectedClass],
})

const ofTenants = (protectedClass: ProtectedClass): Steering => ({
  protectedClass,
  explanation:
    protectedClass === 'source_of_income'
      ? `I can’t help choose tenants by their source of income. ${sourceOfIncomeLaw}`
      : `Tenants cannot be chosen, refused or treated differently because of ${classNames[protectedClass]}. The Fair Housing Act, a federal law, forbids it.`,
  lawfulQuestion: questionAboutTenants,
})
