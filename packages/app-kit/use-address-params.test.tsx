import { beforeEach, expect, test } from 'bun:test'
import { visit } from '@portal/shared-ui/platform/test-platform'
import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { useAddressParams, useAddressView } from './use-address-params.tsx'

beforeEach(() => visit('http://localhost', '/homes?sort=rent&page=2'))

const drawn = <Returned,>(useHook: () => Returned): { current: Returned } =>
  renderHook(useHook, { wrapper: BrowserRouter }).result

const address = () => window.location.pathname + window.location.search

test('two changes before the next render both reach the address', () => {
  const now = drawn(useAddressParams)
  const [, change] = now.current
  act(() => {
    change({ for: 'landlord' }, { replace: true })
    change({ billing: 'yearly' }, { replace: true })
  })
  expect(address()).toBe('/homes?sort=rent&page=2&for=landlord&billing=yearly')
  expect(now.current[0].toString()).toBe('sort=rent&page=2&for=landlord&billing=yearly')
})

test('changes of two components before the next render both reach the address', () => {
  const now = drawn(() => [useAddressParams()[1], useAddressParams()[1]] as const)
  act(() => {
    for (const [index, change] of now.current.entries()) change({ [`part${index}`]: 'new' })
  })
  expect(address()).toBe('/homes?sort=rent&page=2&part0=new&part1=new')
})

test('null removes a parameter, and an empty one stays', () => {
  const now = drawn(useAddressParams)
  act(() => now.current[1]({ sort: null, page: null, new: '' }))
  expect(address()).toBe('/homes?new=')
  act(() => now.current[1]({ new: null }))
  expect(address()).toBe('/homes')
})

test('a change is an entry of the history to go back to, unless it replaces one', () => {
  const now = drawn(useAddressParams)
  const before = window.history.length
  act(() => now.current[1]({ page: '3' }, { replace: true, state: { isChosen: true } }))
  expect([window.history.length, window.history.state.usr]).toEqual([before, { isChosen: true }])
  act(() => now.current[1]({ page: '4' }))
  expect(window.history.length).toBe(before + 1)
})

test('a change that comes after the page was left does not change the next page', () => {
  const [, change] = drawn(useAddressParams).current
  window.history.pushState(null, '', '/saved?tab=viewed')
  act(() => change({ map: '1,2,3' }))
  expect(address()).toBe('/saved?tab=viewed')
})

test('the function stays the same while only the parameters change', () => {
  const now = drawn(useAddressParams)
  const [, first] = now.current
  act(() => first({ page: '3' }))
  expect(now.current[0].get('page')).toBe('3')
  expect(now.current[1]).toBe(first)
})

test('a view is read from the address, and no choice is left out of it', () => {
  const now = drawn(() =>
    useAddressView(params => ({ sort: params.get('sort') ?? 'all', home: params.get('home') ?? '' })),
  )
  expect(now.current[0]).toEqual({ sort: 'rent', home: '' })
  act(() => {
    now.current[1]({ sort: 'all' })
    now.current[1]({ home: '7' })
  })
  expect(now.current[0]).toEqual({ sort: 'all', home: '7' })
  expect(address()).toBe('/homes?page=2&home=7')
  act(() => now.current[1]({ home: '' }))
  expect(address()).toBe('/homes?page=2')
})
