// Whose wish a marked sentence (mark-people.ts) states, and about whom.
import { oneOf } from './one-of.ts'

const refusing = oneOf(`
    refuse, reject, deny, decline, turn (?:me|us|someone|people) (?:down|away), have to,
    discriminate, evict, charge, accept, allow, ask, told, tells, said, says`)

/**
 * A question about what others can do to the speaker, or who accepts them, is not a wish to select people.
 */
export const asksAboutOwnRights = (sentence: string): boolean =>
  !/\b(?:as|im|i am|were|we are) (?:a |the )?(?:landlords?|owners?)\b/.test(sentence) &&
  (new RegExp(
    `\\b(?:landlords?|owners?|managers?|they|he|she|someone|anyone|somebody) (?:\\w+ ){0,3}(?:${refusing})`,
  ).test(sentence) ||
    /\b(?:am|are|im|i am|we are|were|have|has|had|my (?:partner|wife|husband|girlfriend|boyfriend|spouse) and i)(?! looking)(?: (?!looking|want|prefer|place|home|house|building|complex|neighborhood|area|tenants?|apartment|any|there)\w+){0,6} (?:no|without|not have|free of)(?: any)? @(?:familial_status|disability)/.test(
      sentence,
    ) ||
    /\b(?:i|we) (?:dont|do not) have (?:any )?@(?:familial_status|disability)/.test(sentence))

/** Otherwise it is about where to live. */
export const isAboutTenants = (sentence: string): boolean =>
  /\b(?:tenants?|renters?|applica(?:nts?|tions?)|rent (?:it |my \w+ )?to|lease (?:it )?to|accept|refuse|reject|deny|decline|turn (?:down|away)|evict|screen|charge|advertise|ask|allow|have to|my (?:listing|unit|rental|property|building))\b|@source_of_income/.test(
    sentence,
  )
