import { ApiError } from './api-error.ts'

type SetError<Name extends string> = (
  name: Name,
  error: { type: 'server'; message: string },
  options: { shouldFocus: boolean },
) => void

/** Shows the server's message at each of the form's fields that it names, and focuses the first; a toast covers other fields. */
export const placeFieldErrors = <Name extends string>(
  error: unknown,
  fields: readonly Name[],
  setError: SetError<NoInfer<Name>>,
): void => {
  if (!(error instanceof ApiError)) return
  const refused = fields.flatMap(name => {
    const message = error.fields[name]
    return message === undefined ? [] : [{ name, message }]
  })
  for (const [index, { name, message }] of refused.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
}
