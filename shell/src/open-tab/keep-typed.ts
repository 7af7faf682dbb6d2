import { groupBy } from '@portal/contract/values/group-by'
import { isText, type TextControl, type } from '../layout/carry-over.ts'

const storageKey = 'rental-portal:typed'
/** For a control that was typed in: it can be in a dialog. */
const patienceMs = 120_000

interface StoredPage {
  /** Path and query. */
  address: string
  typed: TypedText[]
}

interface TypedText {
  sign: string
  place: number
  words: string
}

const addressNow = () => window.location.pathname + window.location.search

/** Never what a browser would not keep either. */
const isKept = (control: Element): control is TextControl =>
  isText(control) && !['password', 'file', 'hidden', 'checkbox', 'radio'].includes(control.type)

const signOf = (control: TextControl): string =>
  [control.type, control.name, control.getAttribute('aria-label'), control.labels?.[0]?.textContent].join(
    '\n',
  )

const controlsBySign = (): Map<string, TextControl[]> =>
  groupBy([...document.querySelectorAll('input, textarea')].filter(isKept), signOf)

/** For the next page at this address in this tab. */
export const keepTyped = (): void => {
  const typed = [...controlsBySign()].flatMap(([sign, controls]) =>
    controls.flatMap(({ value }, place) => (value === '' ? [] : [{ sign, place, words: value }])),
  )
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address: addressNow(), typed } satisfies StoredPage))
  } catch {
    // Without storage the words are lost, as in any reload.
  }
}

/** Can be read once. */
const takeKept = (): TypedText[] => {
  try {
    const page: StoredPage | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    sessionStorage.removeItem(storageKey)
    return page?.address === addressNow() ? page.typed : []
  } catch {
    return []
  }
}

/** As the fields appear, except where the person has typed since. */
export const restoreTyped = (): void => {
  let left = takeKept()
  if (left.length === 0) return
  const touched = new WeakSet<EventTarget>()
  const note = ({ isTrusted, target }: Event) => isTrusted && target && touched.add(target)
  const restore = () => {
    const controls = controlsBySign()
    left = left.filter(({ sign, place, words }) => {
      const control = controls.get(sign)?.[place]
      if (control && !touched.has(control) && control.value !== words) type(control, words)
      return !control
    })
    if (left.length === 0) end()
  }
  const observer = new MutationObserver(restore)
  const end = () => {
    observer.disconnect()
    window.removeEventListener('input', note, true)
  }
  window.addEventListener('input', note, true)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(end, patienceMs)
  restore()
}
