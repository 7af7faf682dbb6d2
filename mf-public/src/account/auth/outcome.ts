// What the API says to someone who signs in or up.
import { ApiError, sentenceOf } from '@portal/client/api-error'
import type { User } from '@portal/contract/people/person'

/** Who is signed in now; or what is wrong with which fields, and in one sentence what to tell the person, if anything. */
export type Outcome<Field extends string> =
  | { user: User }
  | { user: null; faults: Faults<Field>; sentence?: string }

/** Of each field that is not right, its message. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** `otherwise` is said of a failure that has no words of its own. Does not reject. */
export const outcomeOf = async <Field extends string>(
  answer: Promise<{ user: User }>,
  fields: readonly Field[],
  otherwise: string,
): Promise<Outcome<Field>> => {
  try {
    return { user: (await answer).user }
  } catch (error) {
    const messages = error instanceof ApiError ? error.fields : {}
    const faults = Object.fromEntries(
      fields.flatMap(name => (messages[name] === undefined ? [] : [[name, messages[name]]])),
    ) as Faults<Field> // only its fields
    return { user: null, faults, sentence: sentenceOf(error, otherwise) }
  }
}
