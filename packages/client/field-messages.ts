import { ApiError } from './api-error.ts'

type SetError<Name extends string> = (name: Name, error: { type: 'server'; message: string }) => void

/** Shows the server's message at each of the form's fields that it names; a toast covers other fields. */
export const placeFieldErrors = <Name extends string>(
  error: unknown,
  fields: readonly Name[],
  setError: SetError<NoInfer<Name>>,
): void => {
  if (!(error instanceof ApiError)) return
  for (const name of fields) {
    const message = error.fields[name]
    if (message !== undefined) setError(name, { type: 'server', message })
  }
}
