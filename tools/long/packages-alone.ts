// Part of the stage `newcomer` of `npm run long`: each package of packages/ works with only what it names.
import { expect, test } from 'bun:test'
import { sharedPackages, workAlone } from './package-alone.ts'

test.each(sharedPackages)('%s installs, compiles and passes its tests without its neighbors', async name => {
  const { succeeded, said } = await workAlone(name)
  expect(succeeded ? '' : said).toBe('')
})
