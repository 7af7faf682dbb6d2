import { useToast } from '@portal/shared-ui/platform/use-toast'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Listing, ListingForm } from '../listing-form.ts'
import { type Inspection, inspectListing } from './inspect-listing.ts'

/** How long the keys must rest before the words are read (spec §9). */
const restMs = 300

/** Reads title and description as they are typed, and warns with a toast when something new is wrong. */
export const useInspection = (form: UseFormReturn<ListingForm, unknown, Listing>): Inspection => {
  const toast = useToast()
  const [inspection, setInspection] = useState(() => inspectListing(form.getValues()))
  const { message } = inspection

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      name: ['title', 'description'],
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer)
        timer = setTimeout(() => setInspection(inspectListing(values)), restMs)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form])

  useEffect(() => {
    if (message) toast({ title: 'Content Warning', description: message, tone: 'danger' })
  }, [message, toast])

  return inspection
}
