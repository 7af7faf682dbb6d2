import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseScreening } from './choose-screening.ts'
import { readSettings } from './settings.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'rental-portal-screening-'))
afterAll(() => rm(dataDir, { recursive: true }))

const keys = { SCREENING_API_KEY: 'k', SCREENING_WEBHOOK_SECRET: 's', SCREENING_PACKAGE: 'tenant_basic' }
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' }
const chosen = (variables: Record<string, string>) =>
  chooseScreening(readSettings({ DATA_DIR: dataDir, ...variables }))

test('with keys there is no stand-in, and in production there never is', async () => {
  for (const variables of [keys, { ...keys, ...production }]) {
    const { screening, standInUrl } = await chosen(variables)
    expect([screening, standInUrl]).toEqual([expect.anything(), undefined])
  }
  const { screening, standInUrl } = await chosen(production)
  expect([screening, standInUrl]).toEqual([undefined, undefined])
})

test('one key without the others is one sentence that names it', () => {
  const { SCREENING_PACKAGE: _, ...others } = keys
  expect(() => readSettings(others)).toThrow(/^The environment variable SCREENING_PACKAGE is missing: /)
})

test('otherwise a stand-in is asked', async () => {
  const { screening, standInUrl, stop } = await chosen({})
  const person = { checkId: 'k', email: 'a@example.org', firstName: 'Ana', lastName: 'Reyes' }
  const candidate = await screening?.createCandidate(person)
  const invitation = await screening?.invite(candidate ?? '', null)
  expect(invitation?.url).toStartWith(`${standInUrl}/invite/`)
  await stop()
})
