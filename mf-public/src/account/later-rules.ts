import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Loads a form's rules at the first check. If they cannot be loaded, only the form gets an error: `root` of the type `missing`. */
export const laterRules =
  <Values extends FieldValues, Body>(
    load: () => Promise<Resolver<Values, unknown, Body>>,
  ): Resolver<Values, unknown, Body> =>
  async (...args) => {
    const check = await load().catch(() => null)
    if (check) return check(...args)
    const errors = { root: { type: 'missing' } } as FieldErrors<Values> // every form can have an error of this name
    return { values: {}, errors }
  }
