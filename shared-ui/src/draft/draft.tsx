// Text that a person typed but has not sent yet, kept in their browser.
import { startTransition, useEffect, useState } from 'react'

export interface DraftPlace {
  key: string
  /** On the device until it is deleted, or only as long as the tab is open. */
  lasts: 'device' | 'tab'
}

/** Storage can be full or switched off; a draft is a convenience, so losing it is not an error. */
const tryStorage = <Value,>({ lasts }: DraftPlace, use: (storage: Storage) => Value): Value | null => {
  try {
    return use(lasts === 'device' ? window.localStorage : window.sessionStorage)
  } catch {
    return null
  }
}

/** The draft; null when there is none, or none that `parse` accepts. */
export const readDraft = <Value,>(place: DraftPlace, parse: (stored: unknown) => Value): Value | null =>
  tryStorage(place, storage => {
    const stored = storage.getItem(place.key)
    return stored === null ? null : parse(JSON.parse(stored))
  })

export const keepDraft = (place: DraftPlace, values: object): void => {
  tryStorage(place, storage => storage.setItem(place.key, JSON.stringify(values)))
}

export const forgetDraft = (place: DraftPlace): void => {
  tryStorage(place, storage => storage.removeItem(place.key))
}

/** The parts of react-hook-form's form that are used here. */
interface Watchable<Values> {
  subscribe(given: { formState: { values: true }; callback: (state: { values: Values }) => void }): () => void
}

/** The draft as it was when the form was first drawn; later changes do not show here. */
export const useFoundDraft = <Value,>(place: DraftPlace, parse: (stored: unknown) => Value): Value | null =>
  useState(() => readDraft(place, parse))[0]

/** Saves the form at each change; `kept` leaves out what must not be stored. Returns the function that deletes the draft. */
export const useKeptDraft = <Values extends object>(
  form: Watchable<Values>,
  { key, lasts }: DraftPlace,
  kept: (values: Values) => object = values => values,
): (() => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the omitted ones never change between renders
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft({ key, lasts }, kept(values)),
      }),
    [form, key, lasts],
  )
  return () => forgetDraft({ key, lasts })
}

/**
 * The form's values. A whole page can render from it: typed text is on the screen first, where `useWatch` would delay
 * it.
 */
export const useFormValues = <Values extends object>(
  form: Watchable<Values> & { getValues(): Values },
): Values => {
  const [values, setValues] = useState(() => form.getValues())
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: given => startTransition(() => setValues(given.values)),
      }),
    [form],
  )
  return values
}
