import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/**
 * Loads a form's rules at the first check. If they cannot be loaded, no field gets an error, but the form does:
 * its error `root` has the type `missing`.
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
