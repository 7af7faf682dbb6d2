import { expect, test } from 'bun:test'
import { act } from '@testing-library/react'
import type { Arrival } from './platform.tsx'
import { drawOn, testPlatform } from './test-platform.tsx'
import { useArrivals } from './use-arrivals.tsx'

const Listening = ({ heard }: { heard: unknown[] }) => {
  useArrivals(arrival => heard.push(arrival))
  return null
}

const arrival: Arrival = { category: 'inquiry' }

test('arrivals are reported, and gaps after the start, until the component is unmounted', () => {
  const platform = testPlatform({})
  const heard: unknown[] = []
  const { unmount } = drawOn(platform, <Listening heard={heard} />)
  for (const value of [null, arrival, null, undefined, null]) act(() => platform.arrived.set(value))
  expect(heard).toEqual([arrival, null])
  unmount()
  platform.arrived.set(arrival)
  expect(heard).toHaveLength(2)
})

test('an older shell reports nothing', () => {
  const { arrived: _, ...platform } = testPlatform({})
  const heard: unknown[] = []
  drawOn(platform, <Listening heard={heard} />)
  expect(heard).toEqual([])
})
