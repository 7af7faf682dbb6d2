// What the contact filter finds in a listing's words while they are typed (spec §2.7, §5).

import { type Inspection, useInspection } from '@portal/shared-ui/inspection'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useEffect, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Listing, ListingForm } from './listing-form.ts'

export type ListingInspection = Inspection<'title' | 'description'>

const loadInspect = async () => (await import('@portal/contract/contact-filter/inspect-texts')).inspectTexts

/** The place of the notice that says what was found, next to the words. */
export const noticeId = 'contact-notice'

/** On a phone a toast is as wide as the page: it would cover the notice that says the same. */
const isNoticeReadOnPhone = (): boolean => {
  if (!window.matchMedia('(width < 768px)').matches) return false
  const { top, bottom, height } = document.getElementById(noticeId)?.getBoundingClientRect() ?? new DOMRect()
  return height > 0 && top < window.innerHeight && bottom > 0
}

/** Judges title and description as one, and warns with a toast when something new is wrong (spec §8). */
export const useListingInspection = (control: Control<ListingForm, unknown, Listing>) => {
  const toast = useToast()
  const [title, description] = useWatch({ control, name: ['title', 'description'] })
  const texts = useMemo(() => ({ title, description }), [title, description])
  const { inspection, inspectNow } = useInspection(texts, loadInspect)
  const { message } = inspection

  useEffect(() => {
    if (message && !isNoticeReadOnPhone())
      toast({ title: 'Content Warning', description: message, tone: 'danger' })
  }, [message, toast])

  return { inspection, inspectNow }
}
