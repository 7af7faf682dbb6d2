import { expect, test } from 'bun:test'
import { crumbs, maxLines, smallFiles } from './test/small-files.ts'

const small = smallFiles()

test('no small file belongs in its only reader', () => {
  expect(crumbs(small).map(({ file, readers }) => `${file} is only read by ${readers[0]}`)).toEqual([])
})

test('a file with one reader in its package is found, one that loads on demand or is looked for by its name is left', () => {
  const file = {
    lines: maxLines,
    readers: ['mf-ai/src/chat/ask.ts'],
    linesTogether: 220,
    isLoadedOnDemand: false,
  }
  const found = crumbs([
    { ...file, file: 'mf-ai/src/chat/crumb.ts' },
    { ...file, file: 'mf-ai/src/chat/of-a-long-reader.ts', linesTogether: 221 },
    { ...file, file: 'mf-ai/src/chat/shared.ts', readers: ['one.ts', 'another.ts'] },
    { ...file, file: 'mf-ai/src/chat/on-demand.ts', isLoadedOnDemand: true },
    { ...file, file: 'mf-ai/src/chat/tested.ts', readers: ['mf-ai/src/chat/tested.test.ts'] },
    { ...file, file: 'mf-ai/src/hub/ai-hub-page.tsx' },
    {
      ...file,
      file: 'api/src/features/photos/delete-photo.ts',
      readers: ['api/src/features/photos/routes.ts'],
    },
    { ...file, file: 'packages/contract/inquiries/lifecycle.ts' },
    { ...file, file: 'shared-ui/src/badge/badge.tsx' },
  ])

  expect(found.map(({ file }) => file)).toEqual(['mf-ai/src/chat/crumb.ts'])
  expect(Math.max(...small.map(({ lines }) => lines))).toBe(maxLines)
  expect(small.some(({ readers }) => readers.some(reader => reader.endsWith('.test.ts')))).toBe(true)
})
