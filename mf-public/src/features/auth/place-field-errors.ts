import { ApiError } from '@portal/client/api-error'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

/** Shows what the server found wrong at the fields themselves; fields that the form lacks are passed over. */
export const placeFieldErrors = <Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void => {
  if (!(error instanceof ApiError)) return
  const refused = fields.filter(field => error.fields[field])
  for (const [index, field] of refused.entries())
    setError(field, { type: 'server', message: error.fields[field] ?? '' }, { shouldFocus: index === 0 })
}
