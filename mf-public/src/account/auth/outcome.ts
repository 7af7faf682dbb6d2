import { ApiError, refusalOf } from '@portal/client/api-error'
import type { User } from '@portal/contract/people/person'

/** The signed-in user; or the errors by field, a sentence to show, if there is one, and whether a code is missing. */
export type Outcome<Field extends string> =
  | { user: User }
  | { user: null; faults: Faults<Field>; sentence?: string; needsCode?: boolean }

export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** `otherwise` is shown for a refusal without its own words. Does not reject. */
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
    const needsCode = error instanceof ApiError && error.code === 'second_factor'
    return { user: null, faults, sentence: refusalOf(error, otherwise), needsCode }
  }
}
