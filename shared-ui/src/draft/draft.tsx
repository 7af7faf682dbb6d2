// Text that a person typed but has not sent yet, kept in their browser.
import { startTransition, useEffect, useState } from 'react'

export interface DraftPlace {
  key: string
  /** On the device until it is deleted, or only while the tab is open. */
  lasts: 'device' | 'tab'
}

/** Storage can be full or switched off; losing a draft is not an error. */
const tryStorage = <Value,>({ lasts }: DraftPlace, use: (storage: Storage) => Value): Value | null => {
  try {
    return use(lasts === 'device' ? window.localStorage : window.sessionStorage)
  } catch {
    return null
  }
}

/** Null when there is none that `parse` accepts. */
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

interface Watchable<Values> {
  subscribe(options: {
    formState: { values: true }
    callback: (state: { values: Values }) => void
  }): () => void
}

/** As it was when the form was first drawn. */
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

/** A whole page can render from these: typed text is on the screen first, where `useWatch` would delay it. */
export const useFormValues = <Values extends object>(
  form: Watchable<Values> & { getValues(): Values },
): Values => {
  const [values, setValues] = useState(() => form.getValues())
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: state => startTransition(() => setValues(state.values)),
      }),
    [form],
  )
  return values
}
