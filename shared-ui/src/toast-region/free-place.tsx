// Finds the place where a toast covers nothing that speaks to the person as well.
import { type RefObject, useLayoutEffect, useState } from 'react'

export type ToastPlace = 'bottom' | 'top'

/** Notices that appear by themselves. */
const notices = '[role="alert"], [role="status"]:not([aria-busy])'

/** A form scrolls to its first error, and a notice may come with the answer that the toast tells of. */
const settledAfterMs = 400

/** The distance of a toast from the edge, in pixels. */
const marginPx = 16

/** At the bottom unless a notice or a bar is there; `id` is the toast's, and the place is looked for again for each. */
export const useFreePlace = (region: RefObject<HTMLElement | null>, id: string | number | undefined) => {
  const [place, setPlace] = useState<ToastPlace>('bottom')
  useLayoutEffect(() => {
    if (id === undefined) return
    const look = () => {
      if (region.current) setPlace(isTaken(region.current) ? 'top' : 'bottom')
    }
    look()
    const timer = setTimeout(look, settledAfterMs)
    return () => clearTimeout(timer)
  }, [region, id])
  return place
}

/** Whether the toasts would cover something at the bottom, wherever they are now. */
const isTaken = (region: HTMLElement): boolean => {
  const { left, right, height } = region.getBoundingClientRect()
  const bottom = window.innerHeight
  const top = bottom - marginPx - height
  const noticesThere = [...document.querySelectorAll(notices)].filter(element => {
    const box = element.getBoundingClientRect()
    const isSeen = box.width > 1 && box.height > 1
    return isSeen && box.bottom > top && box.top < bottom && box.right > left && box.left < right
  })
  const barsThere = document.elementsFromPoint((left + right) / 2, bottom - 1).filter(isBottomBar)
  return [...noticesThere, ...barsThere].some(element => !region.contains(element))
}

/** What stays at the bottom while one scrolls; a dialog or its backdrop is higher than any bar. */
const isBottomBar = (element: Element): boolean =>
  ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
  element.getBoundingClientRect().height < window.innerHeight / 3
