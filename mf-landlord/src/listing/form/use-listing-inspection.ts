// Checks a listing's text for contact details while it is typed (spec §2.7, §5).

import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import type { Inspection } from '@portal/shared-ui/inspection'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useEffect, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Listing, ListingForm } from './listing-form.ts'

export type ListingInspection = Inspection<'title' | 'description'>

/** Checks title and description together, and shows a toast for each new problem (spec §8). */
export const useListingInspection = (control: Control<ListingForm, unknown, Listing>) => {
  const toast = useToast()
  const [title, description] = useWatch({ control, name: ['title', 'description'] })
  const texts = useMemo(() => ({ title, description }), [title, description])
  const { inspection, inspectNow } = useContactInspection(texts)
  const { message } = inspection

  useEffect(() => {
    if (message) toast({ title: 'Content Warning', description: message, tone: 'danger' })
  }, [message, toast])

  return { inspection, inspectNow }
}
