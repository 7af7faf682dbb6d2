import { expect, test } from 'bun:test'
import { Environment, readEnvironment, secretVariables, settings } from './environment.ts'

test('every setting says what it does, and shows the default that the schema gives', () => {
  expect(settings.map(({ name }) => name)).toEqual(Object.keys(Environment.shape))
  expect(settings.filter(({ about }) => about.length < 10)).toEqual([])
  const defaults = Object.entries(readEnvironment({})).map(([name, value]) => [name, `\`${value}\``])
  expect(defaults.length).toBeGreaterThan(10)
  for (const [name, shown = ''] of defaults)
    expect([name, settings.find(setting => setting.name === name)?.unset]).toEqual([name, shown])
})

test('an empty variable is an unset one', () => {
  expect(readEnvironment({ PORT: '', PAGES_KEY: '', METRICS_PORT: '' })).toEqual(readEnvironment({}))
})

test('a wrong setting is refused in one sentence that names it', () => {
  for (const name of ['PORT', 'LOG_FORMAT', 'METRICS_PORT', 'API_URL', 'MAP_TILE_URL', 'PUBLIC_URL'])
    expect(() => readEnvironment({ [name]: 'x y' })).toThrow(
      new RegExp(`^The environment variable ${name} must [^\n]+\\.$`),
    )
})

test('passwords and keys are secret', () => {
  expect(secretVariables).toEqual([
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URL',
    'PAGES_KEY',
    'SECRET_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_IDENTITY_KEY',
    'SCREENING_API_KEY',
    'SCREENING_WEBHOOK_SECRET',
    'SMTP_URL',
    'S3_SECRET_ACCESS_KEY',
    'OPENAI_API_KEY',
  ])
})
