// A page's view in the address (`?tab=homes`), so that people can share it, reload it and go back to it.
import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'

/** New values by name; null removes a parameter. The others stay as they are. */
export type AddressChanges = Readonly<Record<string, string | null>>

type ChangeAddress = (changes: AddressChanges, options?: Pick<NavigateOptions, 'replace' | 'state'>) => void

/** A copy of the parameters with some of them changed. */
export const paramsWith = (params: URLSearchParams, changes: AddressChanges): URLSearchParams => {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/**
 * The address's parameters, and a function that changes some of them. Unlike the router's `useSearchParams`, a change starts from
 * the address as it is at that moment, not from the last render: of two changes before the next render, none is lost.
 * A change that comes after the page was left does nothing.
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
 * A page's whole view, read from the address by `read`, and a function that changes parts of it. Empty values and `all` stand for
 * no choice and are left out of the address.
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
