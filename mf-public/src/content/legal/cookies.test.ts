import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { text } from './cookies.ts'

const root = join(import.meta.dirname, '../../../..')
const written = JSON.stringify(text.parts)

/** How the code names stored items: its own key, a draft’s key with an id, a preference, or a cookie of the API. */
const names = [
  /storageKey = '([^']+)'/g,
  /\bkey(?:: | = )`([^$`]+)\$\{/g,
  /\bkey: '([^']+)', lasts/g,
  /type Preference = '([^']+)' \| '([^']+)' \| '([^']+)'/g,
  /(?:session|overrides|written)Cookie = '([^']+)'/g,
  /cookieOf = .*`([^$`]+)\$\{/g,
]

const filesOf = (pattern: string) => [...new Bun.Glob(pattern).scanSync(root)]

const storedNames = async (): Promise<string[]> => {
  const found = new Set<string>()
  const files = [
    ...filesOf('{shell,shared-ui,mf-*,api}/src/**/*.{ts,tsx}'),
    ...filesOf('packages/app-kit/**/*.tsx'),
  ]
  for (const file of files) {
    if (file.includes('.test.') || file.includes('node_modules')) continue
    const source = await Bun.file(join(root, file)).text()
    if (!/storageKey|[dD]raft|Preference|Cookie/.test(source)) continue
    for (const name of names)
      for (const [, ...groups] of source.matchAll(name)) for (const group of groups) found.add(group ?? '')
  }
  return [...found]
}

test('the Cookie Policy names everything that the code stores in a browser', async () => {
  const stored = await storedNames()
  expect(stored).toEqual(
    expect.arrayContaining([
      'session',
      'known-',
      'wrote',
      'theme',
      'view-mode',
      'time-zone',
      'listing-draft:',
    ]),
  )
  const missing = stored.filter(name => !written.includes(`\`${name}`))
  expect(missing, 'add these names to mf-public/src/content/legal/cookies.ts').toEqual([])
})
