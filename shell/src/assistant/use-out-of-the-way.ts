import { type RefObject, useEffect, useState } from 'react'

const controls =
  'a[href], button, input, select, textarea, summary, [role="combobox"], [role="slider"], [role="checkbox"]'
const typed =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"])'

/** What is read beneath it can be scrolled. Wider ones have it in the page's margin. */
const narrow = '(max-width: 63.99em)'

/** Pages change beneath it. */
const lookEveryMs = 250

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** A control larger than a finger cannot lie between two of these points. */
const shares = [0, 0.25, 0.5, 0.75, 1]

const coversControl = (element: HTMLElement): boolean => {
  const box = element.getBoundingClientRect()
  const below = shares.flatMap(x =>
    shares.flatMap(y => document.elementsFromPoint(box.left + x * box.width, box.top + y * box.height)),
  )
  return [...new Set(below)].some(each => {
    const control = each.closest(controls)
    return control !== null && control !== element && isOver(box, control.getBoundingClientRect())
  })
}

/** Whether it must hide: on a narrow screen, while a person scrolls down or types, and where it would cover a control. */
export const useOutOfTheWay = (element: RefObject<HTMLElement | null>): boolean => {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const isNarrow = window.matchMedia(narrow)
    const tops = new WeakMap<Element, number>()
    let isScrolledDown = false
    const look = () => {
      const button = element.current
      if (!button) return
      const isTyping = document.activeElement?.matches(typed) ?? false
      setAway(isNarrow.matches && (isScrolledDown || isTyping || coversControl(button)))
    }
    const follow = ({ target }: Event) => {
      const scrolled = target instanceof Element ? target : document.documentElement
      isScrolledDown = scrolled.scrollTop > (tops.get(scrolled) ?? 0)
      tops.set(scrolled, scrolled.scrollTop)
      look()
    }
    look()
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    const timer = setInterval(look, lookEveryMs)
    return () => {
      document.removeEventListener('scroll', follow, { capture: true })
      clearInterval(timer)
    }
  }, [element])
  return isAway
}
