// A package is complete in itself: with what it names, its types hold and its tests pass. `npm run long` does this with each.
import { expect, test } from 'bun:test'
import { workAlone } from './test/package-alone.ts'

test.each(['home-drawing'])(
  '%s installs, compiles and passes its tests without its neighbors',
  async name => {
    const { succeeded, said } = await workAlone(name)
    expect(succeeded ? '' : said).toBe('')
  },
)
