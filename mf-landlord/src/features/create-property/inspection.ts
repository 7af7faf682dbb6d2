// What the contact filter finds in a listing's words (spec §5), checked as they are typed.
import { filterListing } from '@portal/contract/contact-filter/contact-filter'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Listing, ListingForm } from './listing-form.ts'

export interface ListingWords {
  title: string
  description: string
}

export interface Inspection {
  /** Clean; cleaned with a notice; or not to be published at all. */
  outcome: 'clean' | 'filtered' | 'blocked'
  /** The filter's own sentence for the outcome; null for clean words. */
  message: string | null
  /** What was found, as it was written, each once. */
  found: readonly string[]
  /** The words as they may be published, unless blocked. */
  words: ListingWords
}

/** Judges both texts as one, as the server does: a detail may be split between them. */
export const inspectListing = (words: ListingWords): Inspection => {
  const { title, description, detections, blocked, message } = filterListing(words, {
    ownOrigin: window.location.origin,
  })
  const found = detections.flatMap(({ inTitle, inDescription }) => [
    inTitle ? words.title.slice(inTitle.start, inTitle.end).trim() : '',
    inDescription ? words.description.slice(inDescription.start, inDescription.end).trim() : '',
  ])
  return {
    outcome: blocked ? 'blocked' : detections.length > 0 ? 'filtered' : 'clean',
    message,
    found: [...new Set(found)].filter(Boolean),
    words: { title, description },
  }
}

/** How long typing must pause before the words are checked (spec §9). */
const restMs = 300

/** Checks title and description as they are typed, and warns with a toast when something new is wrong. */
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
