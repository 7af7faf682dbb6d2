import { type RefObject, useEffect, useRef } from 'react'

/** How long what is new may take to have its place (spec §9). */
const afterMs = 100
/** Whoever is as near to the end as this is at the end. */
const nearPx = 64

/**
 * Keeps the end in sight while the content of a scrolled frame grows, unless the person has scrolled up; when `urgent` changes, the
 * end is shown whatever they did. Returns what the frame hears of scrolling.
 */
export const useScrollToEnd = (
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  urgent: unknown,
) => {
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they did before does not count
  useEffect(() => {
    isAtEnd.current = true
  }, [urgent])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Not put off by the next change: an answer changes with every word.
    const grown = new ResizeObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        const { current } = frame
        if (current && isAtEnd.current) current.scrollTop = current.scrollHeight
      }, afterMs)
    })
    if (content.current) grown.observe(content.current)
    return () => {
      grown.disconnect()
      clearTimeout(timer)
    }
  }, [frame, content])
  return () => {
    const { current } = frame
    if (current) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearPx
  }
}
