import { createContext, useContext } from 'react'

/** What a control needs to know of the field it stands in. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export const FieldContext = createContext<(FieldControl & { labelId: string }) | null>(null)

/** The attributes that tie a control to the label, help and error of the `Field` around it; none outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  const field = useContext(FieldContext)
  if (!field) return {}
  const { labelId: _labelId, ...control } = field
  return control
}

/** The id of the surrounding field's label, for controls that are groups and so cannot use `for`. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId
}
