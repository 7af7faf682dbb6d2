import { expect, test } from 'bun:test'
import { baseMapFile, makeBaseMap } from './make-base-map.ts'

test('the stored map matches its sources: run `bun run base-map` after a change', async () => {
  expect(await Bun.file(baseMapFile).json()).toEqual(JSON.parse(JSON.stringify(makeBaseMap())))
})

test('it is small enough to load where street tiles cannot be loaded', async () => {
  const bytes = Bun.gzipSync(await Bun.file(baseMapFile).text(), { level: 9 }).byteLength
  expect(bytes).toBeLessThan(60_000)
})

test('a name never covers a larger city’s, and zooming in shows more of them', () => {
  const { places } = makeBaseMap()
  const zoomOf = (name: string) => places.find(([known]) => known === name)?.[3] ?? Number.NaN
  expect(zoomOf('New York City')).toBe(3)
  expect(zoomOf('San Francisco')).toBeLessThan(zoomOf('Oakland'))
  const shownAt = (zoom: number) => places.filter(([, , , from]) => from <= zoom).length
  expect([shownAt(3) > 10, shownAt(6) > 2 * shownAt(4), shownAt(12) > 500]).toEqual([true, true, true])
})
