import { expect, test } from 'bun:test'
import { type Artifact, readArtifact } from '../artifact.ts'
import { smallArtifact } from '../test/small-artifact.ts'
import { otherRanges } from './own-ranges.ts'

const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } }

const asking = (said: string | null, own: string | null, portal: Partial<Artifact['portal']> = {}) => {
  const entry = own === null ? '' : `{shareKey:"react",import:null,requiredVersion:"${own}",strictVersion:!1}`
  const folder = smallArtifact('', portal, { 'remote-entry.js': entry })
  const shared = { name: 'react', version: '', requiredVersion: said ?? '', singleton: true, assets }
  return otherRanges(folder, { ...readArtifact(folder), shared: said === null ? [] : [shared] }).map(
    ({ clause }) => clause,
  )
}

const wide = [
  '*',
  '',
  'x',
  '>=0',
  '>=2.1.0',
  '2',
  '2.1.0',
  '^2',
  '^2.1',
  '~2.1.0',
  '^2.1.0 || ^3.0.0',
  '0.0.0 - 99.0.0',
  'latest',
]

test('a range as a build writes it is believed only if the entry has it, too', () => {
  expect(asking('^19.3.1', '^19.3.1', { shellApi: '^2.1.0', api: '^1.0.0' })).toEqual([])
  for (const [said, own] of [
    ['^19.3.0', '^19.3.1'],
    ['^19.3.1', null],
    [null, '^19.3.1'],
  ] as const)
    expect(asking(said, own)).toEqual(['shared-version'])
})

test.each(wide)('a range such as %p is refused, of a package and of either API', range => {
  expect(asking(range, range)).toEqual(['shared-version'])
  expect(asking('^19.3.1', '^19.3.1', { shellApi: range })).toEqual(['shell-api'])
  expect(asking('^19.3.1', '^19.3.1', { api: range })).toEqual(['api'])
})
