import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * A form's rules, loaded when something is first checked. While they cannot be loaded no field is wrong, but the form is:
 * its error `root` is of the type `missing`.
 */
export const laterRules =
  <Values extends FieldValues, Body>(
    load: () => Promise<Resolver<Values, unknown, Body>>,
  ): Resolver<Values, unknown, Body> =>
  async (...given) => {
    const check = await load().catch(() => null)
    if (check) return check(...given)
    const errors = { root: { type: 'missing' } } as FieldErrors<Values> // every form may have an error of this name
    return { values: {}, errors }
  }
