import { expect, test } from 'bun:test'
import { settings } from '@portal/settings/environment'
import { environmentOfTests } from './environment-of-tests.ts'

test('tests get none of the portal’s settings, and everything else', () => {
  const set = Object.fromEntries(settings.map(({ name }) => [name, 'mine']))
  expect(Object.keys(set)).toContain('OPENAI_API_KEY')
  expect(environmentOfTests({ ...set, PATH: '/bin', CHROMIUM: '/opt/chromium' })).toEqual({
    PATH: '/bin',
    CHROMIUM: '/opt/chromium',
  })
})
