// A `Form` (shared-ui/src/form) takes the person to the first wrong field.
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** These cannot send anything invalid, or the browser reports it. */
const withoutRules = [
  'mf-ai/src/chat/composer.tsx',
  'mf-landlord/src/listing/words/improve-dialog.tsx',
  'mf-public/src/content/home/place-search.tsx',
  'mf-public/src/listing/filters/filter-panel.tsx',
  'mf-public/src/messages/conversation/composer.tsx',
  'shared-ui/src/form/form.tsx',
  'shared-ui/src/search-box/search-box.tsx',
  'shell/src/layout/newsletter-form.tsx',
]

/** Not on any page before its script. */
const drawnByScript = ['mf-public/src/listing/filters/filter-panel.tsx']

test('forms with validation use Form', () => {
  const files = [...new Bun.Glob('{mf-*,shell,shared-ui}/src/**/*.tsx').scanSync({ cwd: root })]
  const plain = files.filter(
    file =>
      !/\.(test|stories)\.tsx$/.test(file) &&
      /<form\b|styled\.form\b|as="form"/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(plain.toSorted()).toEqual(withoutRules)
})

test('a form that is sent before its script has come keeps its page, or searches', () => {
  const leaving = withoutRules.filter(
    file => !/method="dialog"|method: 'dialog'|action=/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(leaving).toEqual(drawnByScript)
})
