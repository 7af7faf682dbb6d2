import { describe, expect, test } from 'bun:test'
import { readEnv } from './env.ts'

describe('the environment', () => {
  test('needs no settings on a developer’s machine', () => {
    expect(readEnv({})).toEqual({
      isProduction: false,
      portalName: 'Rental Portal',
      operatorName: 'Rental Portal',
      supportEmail: 'support@rental-portal.example',
      port: 3000,
      databaseUrl: undefined,
      directUrl: undefined,
      replicaUrl: undefined,
      trustedProxies: 0,
      publicOrigin: 'http://localhost:3000',
      stripe: undefined,
      stripeSandboxPort: 0,
      stripeSandboxKey: undefined,
      screening: undefined,
      openAi: undefined,
      openAiSandboxPort: 0,
      assistantTokensPerDay: { person: 500_000, network: 5_000_000, portal: 20_000_000 },
      secretKeys: undefined,
      smtpUrl: undefined,
      mailFrom: 'Rental Portal <no-reply@localhost>',
      mailSandboxPort: 0,
      mailSandboxKey: undefined,
      objectStore: { folder: expect.stringMatching(/\/[.]data\/objects$/) },
      virusScanner: undefined,
      geocoderUrl: undefined,
      pagesKey: undefined,
    })
  })

  test('has no address of the portal in production unless one is set', () => {
    expect(readEnv({ NODE_ENV: 'production' }).publicOrigin).toBeUndefined()
    const PUBLIC_URL = 'https://portal.example/search'
    expect(readEnv({ NODE_ENV: 'production', PUBLIC_URL }).publicOrigin).toBe('https://portal.example')
  })

  test('has a language model if a key or an address is set', () => {
    expect(readEnv({ OPENAI_API_KEY: 'sk-1', OPENAI_MODEL: 'gpt-6' }).openAi).toEqual({
      apiKey: 'sk-1',
      baseUrl: undefined,
      model: 'gpt-6',
      api: 'responses',
      reasoningEffort: undefined,
      prices: { input: 0.15, output: 0.6 },
    })
    const ollama = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama3.2' }
    expect(readEnv({ ...ollama, OPENAI_INPUT_PRICE: '0', OPENAI_OUTPUT_PRICE: '0' }).openAi).toMatchObject({
      apiKey: undefined,
      model: 'llama3.2',
      api: 'chat',
      prices: { input: 0, output: 0 },
    })
    const thinking = { ...ollama, OPENAI_API: 'responses', OPENAI_REASONING_EFFORT: 'low' }
    expect(readEnv(thinking).openAi).toMatchObject({ api: 'responses', reasoningEffort: 'low' })
  })

  test('sends mail from the portal’s own host unless told otherwise', () => {
    const settings = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://portal.example:8443' }
    expect(readEnv(settings)).toMatchObject({
      smtpUrl: 'smtp://mail.example',
      mailFrom: 'Rental Portal <no-reply@portal.example>',
    })
    const MAIL_FROM = 'Bay Homes <hello@bay.example>'
    expect(readEnv({ ...settings, MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
    expect(readEnv({ ...settings, PORTAL_NAME: 'Bay Homes' }).mailFrom).toBe(
      'Bay Homes <no-reply@portal.example>',
    )
  })

  const bucket = {
    OBJECT_STORE: 's3',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'portal',
    S3_ACCESS_KEY_ID: 'AKIA1',
    S3_SECRET_ACCESS_KEY: 'secret',
  }

  test('knows where ClamAV is', () => {
    const scannerAt = (CLAMD_URL: string) => readEnv({ CLAMD_URL }).virusScanner
    expect(scannerAt('tcp://clamav:3310')).toEqual({ host: 'clamav', port: 3310 })
    expect(scannerAt('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 })
  })

  test('keeps objects in DATA_DIR, or in a bucket', () => {
    expect(readEnv({ DATA_DIR: '/data' }).objectStore).toEqual({ folder: '/data/objects' })
    expect(readEnv({ ...bucket, S3_PREFIX: 'of/portal', S3_PATH_STYLE: 'false' }).objectStore).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'portal',
      region: 'us-east-1',
      accessKeyId: 'AKIA1',
      secretAccessKey: 'secret',
      prefix: 'of/portal',
      isPathStyle: false,
    })
  })

  test.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'needs %s for a bucket',
    name => {
      expect(() => readEnv({ ...bucket, [name]: '' })).toThrow(
        `The environment variable ${name} is missing: OBJECT_STORE=s3 needs it.`,
      )
    },
  )

  test('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  test.each([
    [{ PORT: 'http' }, 'The environment variable PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'The environment variable PORT must be at most 65535.'],
    [{ NODE_ENV: 'staging' }, 'The environment variable NODE_ENV must be development, test or production.'],
    [
      { DATABASE_URL: 'localhost:5432' },
      'The environment variable DATABASE_URL must look like postgres://user:password@host:5432/name.',
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://portal@database/portal' },
      'The environment variable DATABASE_URL is missing: DATABASE_DIRECT_URL only names the same database without a pooler.',
    ],
    [
      { DATABASE_REPLICA_URL: 'mysql://me:secret@db/portal' },
      'The environment variable DATABASE_REPLICA_URL must look like postgres://user:password@host:5432/name.',
    ],
    [
      { PUBLIC_URL: 'portal.example' },
      'The environment variable PUBLIC_URL must look like https://portal.example.',
    ],
    [
      { STRIPE_SECRET_KEY: 'secret', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'The environment variable STRIPE_SECRET_KEY must look like sk_test_… or sk_live_….',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      "The environment variable STRIPE_WEBHOOK_SECRET is missing: payments need both of Stripe's.",
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      "The environment variable STRIPE_SECRET_KEY is missing: payments need both of Stripe's.",
    ],
    [
      { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'The environment variable PUBLIC_URL is missing: Stripe leads buyers back to it.',
    ],
    [
      { STRIPE_SANDBOX_URL: 'https://stripe.example' },
      'The environment variable STRIPE_SANDBOX_URL must look like http://127.0.0.1:4242.',
    ],
    [
      { NODE_ENV: 'production', STRIPE_SANDBOX_URL: 'http://127.0.0.1:4242' },
      'The environment variable STRIPE_SANDBOX_URL is not for production: unset it.',
    ],
    [
      { OPENAI_BASE_URL: 'localhost:11434' },
      'The environment variable OPENAI_BASE_URL must look like http://localhost:11434/v1.',
    ],
    [{ OPENAI_API: 'assistants' }, 'The environment variable OPENAI_API must be responses or chat.'],
    [
      { OPENAI_REASONING_EFFORT: 'much' },
      'The environment variable OPENAI_REASONING_EFFORT must be one of none, minimal, low, medium, high, xhigh.',
    ],
    [
      { OPENAI_API_KEY: 'sk-1', NODE_ENV: 'production' },
      'The environment variable OPENAI_MODEL is missing: set it to the name of the language model that the assistant asks.',
    ],
    [{ OPENAI_INPUT_PRICE: '-1' }, 'The environment variable OPENAI_INPUT_PRICE must be at least 0.'],
    [
      { ASSISTANT_TOKENS_PER_DAY: 'many' },
      'The environment variable ASSISTANT_TOKENS_PER_DAY must be a whole number from 0 to 1000000000.',
    ],
    [
      { CLAMD_URL: 'http://clamav:3310/' },
      'The environment variable CLAMD_URL must look like tcp://clamav:3310.',
    ],
    [
      { SMTP_URL: 'mail.example:587' },
      'The environment variable SMTP_URL must look like smtp://user:password@mail.example:587 or smtps://…:465.',
    ],
    [
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' },
      'The environment variable PUBLIC_URL is missing: the links in mails lead to it.',
    ],
    ...['nobody', 'Me <me@a.example>, you@b.example', 'Me\nBcc: x@y.example <me@a.example>', 'me <me>'].map(
      (MAIL_FROM): [Record<string, string>, string] => [
        { MAIL_FROM },
        'The environment variable MAIL_FROM must look like Rental Portal <no-reply@portal.example>.',
      ],
    ),
    [{ TRUSTED_PROXIES: '-1' }, 'The environment variable TRUSTED_PROXIES must be at least 0.'],
    [
      { PAGES_KEY: 'twenty-three letters ok' },
      'The environment variable PAGES_KEY must have at least 24 characters: choose them at random, the same for the API and the pages.',
    ],
  ])('%p is refused in one sentence', (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(new Error(sentence))
  })

  test.each([
    'postgres://portal@db/portal',
    'postgres://portal:portal@db/portal',
    'postgres://portal:postgres@db/x',
    'postgres://portal:Password@db/x',
    'postgres://portal:portal-on-this-machine@db/portal',
    'postgres://portal:rental-demo@db/portal',
    'postgres://me:homes@db/homes',
  ])('%s has a password too weak for production, also for a replica', DATABASE_URL => {
    expect(() => readEnv({ NODE_ENV: 'production', DATABASE_URL })).toThrow('DATABASE_URL')
    expect(readEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
    expect(() => readEnv({ NODE_ENV: 'production', DATABASE_REPLICA_URL: DATABASE_URL })).toThrow(
      'DATABASE_REPLICA_URL',
    )
  })
})
