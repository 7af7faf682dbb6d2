// Requests to choose homes, neighborhoods or tenants by a class of people that housing law protects. Pure.

import { markPeople } from './mark-people.ts'
import { classNames, isProtectedClass, type ProtectedClass, sourceOfIncomeLaw } from './protected-class.ts'
import { asksAboutOwnRights, isAboutTenants } from './sentence-aim.ts'
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
