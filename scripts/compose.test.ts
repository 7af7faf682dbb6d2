import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { readEnv } from '@portal/api/env'
import { root } from './root.ts'
import { readSettings } from './settings.ts'

interface Service {
  /** Null passes a variable of that name on, where it is set. */
  environment?: Record<string, string | number | null>
  ports?: string[]
  command?: string
  volumes?: string[]
}

/** Guarantee: what Compose itself takes has services of this form. */
const servicesIn = (composed: unknown) => (composed as { services: Record<string, Service> }).services

const text = await Bun.file(join(root, 'docker-compose.yml')).text()
const services = servicesIn(Bun.YAML.parse(text))

/** What a service is started with; throws, like Compose, where a required variable is missing. */
const environmentOf = (name: string, given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {})
      .filter(([key, value]) => value !== null || given[key])
      .map(([key, value]) => [key, fillIn(String(value ?? given[key]), given)]),
  )

const fillIn = (value: string, given: Record<string, string>): string =>
  value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, sign?: string, rest = '') => {
    if (given[name]) return given[name]
    if (sign === '?') throw new Error(`${name} is missing: ${rest}`)
    return rest
  })

/** The volume that a service sees as node_modules. */
const packagesIn = (volumes: string[] = []): string | undefined =>
  volumes.find(volume => volume.endsWith(':/portal/node_modules'))?.split(':')[0]

const passwords = { POSTGRES_PASSWORD: 'x7Qk2mV9sLw4', PORTAL_PASSWORD: 'b3Zr8tYc1nHd' }
const given = { ...passwords, PAGES_KEY: 'g5Tn0wXc8uJq2kYe7rBz1sMd' }

test('each of our own services runs as in production', () => {
  for (const name of ['build', 'api', 'pages']) expect(environmentOf(name, given).NODE_ENV).toBe('production')
})

test('no password and no key has a default, and without one nothing starts', () => {
  expect(text).not.toMatch(/(PASSWORD|KEY):?-/)
  for (const name of ['database', 'api', 'pages'])
    expect(() => environmentOf(name, {})).toThrow('is missing: choose one')
})

test('a password that is easily guessed stops the API', () => {
  expect(() => readEnv(environmentOf('api', { ...given, PORTAL_PASSWORD: 'portal' }))).toThrow(
    'easily guessed',
  )
})

test('the API takes its settings, as a database user who is not its superuser', () => {
  const { isProduction, databaseUrl = '', trustedProxies } = readEnv(environmentOf('api', given))
  expect({ isProduction, trustedProxies }).toEqual({ isProduction: true, trustedProxies: 1 })
  const { username, password } = new URL(databaseUrl)
  expect([username, password]).toEqual(['portal', passwords.PORTAL_PASSWORD])
  expect(environmentOf('database', given)).toEqual(passwords) // the superuser has its usual name
})

test('the API takes the payment provider’s keys where they are set, and starts without them', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readEnv(environmentOf('api', { ...given, ...stripe })).stripe?.secretKey).toBe('sk_live_1')
  expect(readEnv(environmentOf('api', given)).stripe).toBeUndefined()
})

test('the API takes a language model’s settings where they are set, and starts without an assistant', () => {
  const openAi = { OPENAI_BASE_URL: 'http://ollama:11434/v1', OPENAI_MODEL: 'llama3.2' }
  expect(readEnv(environmentOf('api', { ...given, ...openAi })).openAi).toMatchObject({
    baseUrl: 'http://ollama:11434/v1',
    model: 'llama3.2',
  })
  expect(readEnv(environmentOf('api', given)).openAi).toBeUndefined()
})

test('the pages take their settings, and let no app come from a developer’s machine', () => {
  expect(readSettings(environmentOf('pages', given)).overrideOrigins).toEqual([])
})

test('the pages and the API share a key', () => {
  const keys = ['pages', 'api'].map(name => readSettings(environmentOf(name, given)).pagesKey)
  expect(keys).toEqual([given.PAGES_KEY, given.PAGES_KEY])
})

test('only the pages can be reached from outside', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports)
  expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['pages', ['3000:3000']]])
})

test('API and pages install what they run with, each where only it and its commands find it', () => {
  const installs = Object.values(services).filter(({ command }) => command?.includes('install-packages.ts'))
  const installed = Object.fromEntries(
    installs.map(({ command = '', volumes }) => [command.split(' ').at(-1), packagesIn(volumes)]),
  )
  for (const name of ['build', 'api', 'pages']) {
    const program = name === 'api' ? 'api/src/main.ts' : 'shell/server/main.ts'
    expect(packagesIn(services[name]?.volumes)).toBe(installed[program] ?? 'nowhere')
  }
  expect(new Set(Object.values(installed)).size).toBe(2)
})
