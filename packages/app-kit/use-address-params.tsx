// A page's view in the address (`?tab=homes`), so that people can share it, reload it and go back to it.
import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'

/** New values by name; null removes a parameter. */
export type AddressChanges = Readonly<Record<string, string | null>>

type ChangeAddress = (changes: AddressChanges, options?: Pick<NavigateOptions, 'replace' | 'state'>) => void

export const paramsWith = (params: URLSearchParams, changes: AddressChanges): URLSearchParams => {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/**
 * Unlike the router's `useSearchParams`, a change starts from the address at that moment, not from the last
 * render, so two changes before a render are both kept. A change after the page was left does nothing.
 */
export const useAddressParams = (): [params: URLSearchParams, change: ChangeAddress] => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change: ChangeAddress = useCallback(
    (changes, options) => {
      const { location } = window
      if (location.pathname !== pathname) return
      void navigate(`?${paramsWith(new URLSearchParams(location.search), changes)}`, options)
    },
    [navigate, pathname],
  )
  return [params, change]
}

/**
 * A page's whole view, as `read` reads it from the address. Empty values and `all` stand for no choice and
 * are left out of the address.
 */
export const useAddressView = <View extends { [Name in keyof View]: string }>(
  read: (params: URLSearchParams) => View,
) => {
  const [params, changeParams] = useAddressParams()
  const change = (changes: Partial<View>, options?: { replace: boolean }) =>
    changeParams(
      Object.fromEntries(
        Object.entries<string | undefined>(changes).map(([name, value]) => [
          name,
          !value || value === 'all' ? null : value,
        ]),
      ),
      options,
    )
  return [read(params), change] as const
}
