import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The token in the fragment of a mail's link, which is removed from the address at once: undefined until it was
 * read, blank if there is none.
 */
export const useLinkToken = (): string | undefined => {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string>()
  useEffect(() => {
    setToken(known => hash.slice(1) || known || '')
    if (hash) navigate({ pathname, search }, { replace: true })
  }, [hash, pathname, search, navigate])
  return token
}
