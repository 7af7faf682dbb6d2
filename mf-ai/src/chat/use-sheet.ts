import { type Store, useStore } from '@portal/shared-ui/platform/store'
import { type RefObject, useEffect } from 'react'

const narrow = '(max-width: 47.99em)'

export const isNarrow = (): boolean => window.matchMedia(narrow).matches

/**
 * Makes the page under a sheet inert, and keeps the sheet above a phone's keyboard. A card that nobody is using is
 * minimized when the window becomes narrow, because as a sheet it would hide the page.
 */
export const useSheet = (frame: RefObject<HTMLElement | null>, isOpen: Store<boolean>): void => {
  const isShown = useStore(isOpen)
  useEffect(() => {
    if (!isShown) return
    const media = window.matchMedia(narrow)
    let uncover = () => {}
    const follow = () => {
      uncover()
      uncover = media.matches && frame.current ? cover(frame.current) : () => {}
    }
    const change = () => {
      if (media.matches && !frame.current?.contains(document.activeElement)) isOpen.set(false)
      else follow()
    }
    follow()
    media.addEventListener('change', change)
    return () => {
      media.removeEventListener('change', change)
      uncover()
    }
  }, [frame, isOpen, isShown])
}

const cover = (sheet: HTMLElement): (() => void) => {
  const page = document.querySelectorAll<HTMLElement>('a[href="#main"], header, main, footer')
  const covered = [...page].filter(element => !sheet.contains(element))
  for (const element of covered) element.inert = true
  if (!sheet.contains(document.activeElement)) sheet.focus()
  const view = window.visualViewport
  const fit = () => {
    if (!view) return
    sheet.style.setProperty('--seen-top', `${view.offsetTop}px`)
    sheet.style.setProperty('--seen-height', `${view.height}px`)
  }
  fit()
  view?.addEventListener('resize', fit)
  view?.addEventListener('scroll', fit)
  return () => {
    for (const element of covered) element.inert = false
    view?.removeEventListener('resize', fit)
    view?.removeEventListener('scroll', fit)
  }
}
