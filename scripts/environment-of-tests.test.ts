import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { environmentOfTests, settingNames } from './environment-of-tests.ts'
import { root } from './root.ts'

test('tests get none of the settings that the README lists, and everything else', async () => {
  const readme = await Bun.file(join(root, 'README.md')).text()
  const rows = readme.split('\n').filter(line => /^\| `[A-Z]/.test(line))
  const listed = rows
    .flatMap(row => row.match(/`[A-Z]+_[A-Z_]+`|`PORT`/g) ?? [])
    .map(name => name.slice(1, -1))
  expect([...new Set(listed)].sort()).toEqual([...settingNames].sort())

  const set = Object.fromEntries(settingNames.map(name => [name, 'mine']))
  expect(environmentOfTests({ ...set, PATH: '/bin', CHROMIUM: '/opt/chromium' })).toEqual({
    PATH: '/bin',
    CHROMIUM: '/opt/chromium',
  })
})
