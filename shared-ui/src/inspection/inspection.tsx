// The app passes in the checker, which loads with the first word.
import { useCallback, useEffect, useRef, useState } from 'react'

export interface Inspection<Name extends string = string> {
  readonly outcome: 'clean' | 'filtered' | 'blocked'
  /** For the author; null for clean texts. */
  readonly message: string | null
  /** As they were written, each once. */
  readonly found: readonly string[]
  /** As the texts would be stored. */
  readonly texts: Readonly<Record<Name, string>>
}

type Texts<Name extends string> = Readonly<Record<Name, string>>
export type Inspect = <Name extends string>(texts: Texts<Name>, ownOrigin: string) => Inspection<Name>

/** The pause before the words are checked (spec §9). */
const restMs = 300

const wordsIn = (texts: Texts<string>): string => JSON.stringify(texts)

const isBlank = (texts: Texts<string>): boolean => Object.values(texts).every(text => text.trim() === '')

const clean = <Name extends string>(texts: Texts<Name>): Inspection<Name> => ({
  outcome: 'clean',
  message: null,
  found: [],
  texts,
})

export interface InspectionInUse<Name extends string> {
  inspection: Inspection<Name>
  /** For sending the words without a pause. */
  inspectNow: () => Promise<Inspection<Name>>
}

/** 300 ms after the last change. `load` must be the same at each render; if it fails, the texts count as clean, and the server decides. */
export const useInspection = <Name extends string>(
  texts: Texts<Name>,
  load: () => Promise<Inspect>,
): InspectionInUse<Name> => {
  const [inspection, setInspection] = useState(() => clean(texts))
  const latest = useRef(texts)
  latest.current = texts

  const inspectNow = useCallback(async () => {
    const words = latest.current
    const found = isBlank(words)
      ? clean(words)
      : await load().then(
          inspect => inspect(words, window.location.origin),
          () => clean(words),
        )
    // Each drawing has another object with the same words.
    if (wordsIn(latest.current) === wordsIn(words)) setInspection(found)
    return found
  }, [load])

  const changes = wordsIn(texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause starts with each change of the words
  useEffect(() => {
    const timer = setTimeout(() => void inspectNow(), restMs)
    return () => clearTimeout(timer)
  }, [changes, inspectNow])

  return { inspection, inspectNow }
}
