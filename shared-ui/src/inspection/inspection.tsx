// Checks texts as they are typed. The app passes in the checker, which loads with the first word.
import { useCallback, useEffect, useRef, useState } from 'react'

export interface Inspection<Name extends string = string> {
  /** Clean; cleaned with a notice; or blocked from being sent. */
  readonly outcome: 'clean' | 'filtered' | 'blocked'
  /** The message for the author; null for clean texts. */
  readonly message: string | null
  /** The details found, as they were written, each listed once. */
  readonly found: readonly string[]
  /** The texts as they would be stored. */
  readonly texts: Readonly<Record<Name, string>>
}

type Texts<Name extends string> = Readonly<Record<Name, string>>
type Inspect = <Name extends string>(texts: Texts<Name>, ownOrigin: string) => Inspection<Name>

/** How long typing must pause before the words are checked (spec §9). */
const restMs = 300

const isBlank = (texts: Texts<string>): boolean => Object.values(texts).every(text => text.trim() === '')

const clean = <Name extends string>(texts: Texts<Name>): Inspection<Name> => ({
  outcome: 'clean',
  message: null,
  found: [],
  texts,
})

export interface InspectionInUse<Name extends string> {
  inspection: Inspection<Name>
  /** Checks the current words, for sending them without a pause. */
  inspectNow: () => Promise<Inspection<Name>>
}

/**
 * The findings in the texts, 300 ms after the last change. `load` must stay the same between renders; if it fails, the
 * texts count as clean, and the server decides.
 */
export const useInspection = <Name extends string>(
  texts: Texts<Name>,
  load: () => Promise<Inspect>,
): InspectionInUse<Name> => {
  const [inspection, setInspection] = useState(() => clean(texts))
  const latest = useRef(texts)
  latest.current = texts

  const inspectNow = useCallback(async () => {
    const given = latest.current
    const found = isBlank(given)
      ? clean(given)
      : await load().then(
          inspect => inspect(given, window.location.origin),
          () => clean(given),
        )
    if (latest.current === given) setInspection(found)
    return found
  }, [load])

  const changes = JSON.stringify(texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause starts with each change of the words
  useEffect(() => {
    const timer = setTimeout(() => void inspectNow(), restMs)
    return () => clearTimeout(timer)
  }, [changes, inspectNow])

  return { inspection, inspectNow }
}
