import { expect, test } from 'bun:test'
import { crumbs, smallFiles } from './test/small-files.ts'

const small = smallFiles(12)

test('no file of at most 12 lines belongs in its only reader', () => {
  expect(crumbs(small).map(({ file, readers }) => `${file} is only read by ${readers[0]}`)).toEqual([])
})

test('a file with one reader in its package is found, one that loads on demand or is looked for by its name is left', () => {
  const file = { lines: 12, readers: ['mf-ai/src/chat/ask.ts'], isLoadedOnDemand: false }
  const found = crumbs([
    { ...file, file: 'mf-ai/src/chat/crumb.ts' },
    { ...file, file: 'mf-ai/src/chat/longer.ts', lines: 13 },
    { ...file, file: 'mf-ai/src/chat/shared.ts', readers: ['one.ts', 'another.ts'] },
    { ...file, file: 'mf-ai/src/chat/on-demand.ts', isLoadedOnDemand: true },
    { ...file, file: 'packages/contract/inquiries/lifecycle.ts' },
    { ...file, file: 'shared-ui/src/badge/badge.tsx' },
  ])

  expect(found.map(({ file }) => file)).toEqual(['mf-ai/src/chat/crumb.ts'])
  expect(small.some(({ readers }) => readers.length > 1)).toBe(true)
})
