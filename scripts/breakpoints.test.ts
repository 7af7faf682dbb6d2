// People who read with large text get the layout for less room: widths are in em.
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

test('no layout depends on a number of pixels alone', () => {
  const files = [...new Bun.Glob('{mf-*,shell,shared-ui}/src/**/*.{ts,tsx}').scanSync({ cwd: root })]
  const inPixels = /(?:@media[^{]*|^[^@]*['"`])\((?:min|max)-width: ?[\d.]+px\)/
  const found = files.flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter(line => inPixels.test(line) && !line.includes('100vw')) // how wide a picture is drawn
      .map(line => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
