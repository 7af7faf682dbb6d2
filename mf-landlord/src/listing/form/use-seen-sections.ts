import { useEffect, useState } from 'react'
import { sectionIds } from './listing-outline.ts'

/** The sections whose end has been in view, or that had the focus. */
export const useSeenSections = (): ReadonlySet<string> => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const see = (id: string | undefined) => {
      if (id) setSeen(known => (known.has(id) ? known : new Set([...known, id])))
    }
    // The server's HTML has the same sections, but is about to be replaced.
    const parts = sectionIds.flatMap(id =>
      [...document.querySelectorAll(`#${id}`)].filter(part => !part.closest('#first-paint')),
    )
    const sectionOf = (node: Node): string | undefined => parts.find(part => part.contains(node))?.id

    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Node) see(sectionOf(target))
    }
    document.addEventListener('focusin', focus)

    const observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver(
            entries => {
              for (const { isIntersecting, target, boundingClientRect, rootBounds } of entries)
                if (isIntersecting && boundingClientRect.bottom <= (rootBounds?.bottom ?? 0) + 1)
                  see(sectionOf(target))
            },
            { threshold: [0, 0.25, 0.5, 0.75, 1] },
          )
    for (const part of parts) if (part.lastElementChild) observer?.observe(part.lastElementChild)

    return () => {
      document.removeEventListener('focusin', focus)
      observer?.disconnect()
    }
  }, [])

  return seen
}
