import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

export const leaveTitle = 'Leave without saving?'

/** The path that a click would open in this tab, within this site; otherwise null. */
const pathOf = (event: MouseEvent): string | null => {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const isElsewhere = pathname !== window.location.pathname || search !== window.location.search
  return origin === window.location.origin && isElsewhere ? pathname + search + hash : null
}

/**
 * While `isHeld`, asks before a link, a reload or closing the tab leaves the page. Back is allowed, because the draft is
 * restored afterward.
 */
export const useLeaveGuard = (isHeld: boolean) => {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (!isHeld) return
    const ask = (event: MouseEvent) => {
      const path = pathOf(event)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(path)
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    // Runs before any router sees the click, the header's too.
    document.addEventListener('click', ask, { capture: true })
    window.addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('click', ask, { capture: true })
      window.removeEventListener('beforeunload', warn)
    }
  }, [isHeld])

  return {
    isAsked: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      if (target) navigate(target)
      setTarget(null)
    },
  }
}
