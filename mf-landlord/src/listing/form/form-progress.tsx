import { FormOutline } from '@portal/shared-ui/form-outline'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ListingForm } from './listing-form.ts'
import { outlineOf, sectionIds } from './listing-outline.ts'
import { useSeenSections } from './use-seen-sections.ts'

/** An existing home's sections count as seen. */
export function FormProgress({ isListed = false }: { isListed?: boolean }) {
  const { control, formState } = useFormContext<ListingForm>()
  const values = useWatch({ control })
  const seen = useSeenSections()
  const items = outlineOf(values, formState.errors, isListed ? new Set(sectionIds) : seen)
  return <FormOutline label="Sections of the form" items={items} />
}
