import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form'

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Parsed> {
  control: Control<Values, unknown, Parsed>
  name: Name
  label: ReactNode
  help?: ReactNode
  required?: boolean
}

/**
 * The field's error and its initial text: for the server's HTML, since react-hook-form sets it only where
 * scripts run.
 */
export const useFieldState = <Values extends FieldValues, Name extends FieldPath<Values>, Parsed>({
  control,
  name,
}: Pick<FormFieldProps<Values, Name, Parsed>, 'control' | 'name'>) => {
  const formState = useFormState({ control, name, exact: true })
  const { error } = control.getFieldState(name, formState)
  return { error: error?.message, initial: String(get(formState.defaultValues, name) ?? '') }
}
