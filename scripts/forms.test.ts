// Every form with validation is a `Form` (shared-ui/src/form), which takes the person to the first wrong field.
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

test('forms with validation use Form', () => {
  const files = [...new Bun.Glob('{mf-*,shell,shared-ui}/src/**/*.tsx').scanSync({ cwd: root })]
  const plain = files.filter(
    file =>
      !/\.(test|stories)\.tsx$/.test(file) &&
      /<form\b|styled\.form\b|as="form"/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(plain.toSorted()).toEqual(withoutRules)
})
