import { type RefObject, useEffect, useRef } from 'react'

/** The delay before scrolling (spec §9). */
const afterMs = 100
/** A reader this close to the end counts as at the end. */
const nearPx = 64
/** Space above the first line of an answer. */
const gapPx = 8

interface ScrollRefs {
  frame: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
  /** The answer to the last message; null until its first words arrive. */
  answer: RefObject<HTMLElement | null>
}

/**
 * Scrolls to the end when a message is sent (spec §7), and along with the answer until its first line is at the
 * top, because people read it from the beginning; not while the reader is elsewhere. Returns a scroll handler.
 */
export const useScrollWithAnswer = ({ frame, content, answer }: ScrollRefs, isPending: boolean) => {
  const isFollowing = useRef(true)
  /** Our last scroll position: at any other one, the reader has scrolled. */
  const ours = useRef(-1)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const scroll = () => {
      timer = undefined
      const area = frame.current
      if (!area || !isFollowing.current) return
      const end = area.scrollHeight - area.clientHeight
      const to = Math.min(end, answer.current ? offsetIn(area, answer.current) - gapPx : end)
      if (to > area.scrollTop) area.scrollTop = to
      ours.current = area.scrollTop
    }
    // Not debounced, because an answer changes with every word.
    const grown = new ResizeObserver(() => {
      timer ??= setTimeout(scroll, afterMs)
    })
    if (content.current) grown.observe(content.current)
    return () => {
      grown.disconnect()
      clearTimeout(timer)
    }
  }, [frame, content, answer])
  useEffect(() => {
    if (isPending) isFollowing.current = true
  }, [isPending])
  return () => {
    const area = frame.current
    if (!area || Math.abs(area.scrollTop - ours.current) < 1) return
    isFollowing.current = area.scrollHeight - area.scrollTop - area.clientHeight < nearPx
  }
}

/** The scroll position that puts the element at the top of the area. */
const offsetIn = (area: HTMLElement, element: HTMLElement): number =>
  element.getBoundingClientRect().top - area.getBoundingClientRect().top + area.scrollTop
