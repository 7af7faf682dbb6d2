// What the API makes of its settings, which packages/settings describes.

import { join } from 'node:path'
import { readDataDir } from '@portal/server/data-dir'
import { type Environment, readEnvironment, type Variables } from '@portal/settings/environment'
import type { BucketSettings } from './ports/object-store.ts'

/** Passwords that attackers try first, or that appear in examples. */
const weakPasswords = new Set(
  `postgres postgresql password passw0rd password1 password123 pass admin administrator root user guest test default
  secret changeme change-me change_me example letmein welcome qwerty abc123 123456 12345678 123456789 1234567890
  portal rental rental-portal rentalportal rental-demo portal-on-this-machine database db dev development docker`.split(
    /\s+/,
  ),
)

export interface Env {
  isProduction: boolean
  port: number
  databaseUrl: string | undefined
  /** The same database without the pooler to which that address leads, if it does. */
  directUrl: string | undefined
  /** A streaming replica of that database, for reads that may lag. */
  replicaUrl: string | undefined
  trustedProxies: number
  /**
   * Links to it do not count as contact details. In development it has a default; in production it must be
   * set.
   */
  publicOrigin: string | undefined
  /** The card payment provider; without it no plans are for sale. `url` is a stand-in's. */
  stripe: { secretKey: string; webhookSecret: string; url?: string | undefined } | undefined
  /** The stand-in's port, in development without keys; 0 is a free port. */
  stripeSandboxPort: number
  /** The key for the stand-in's calls and controls; random by default. */
  stripeSandboxKey: string | undefined
  /** The language model; without it there is no assistant. Prices are dollars per million tokens. */
  openAi:
    | {
        apiKey: string | undefined
        baseUrl: string | undefined
        model: string
        /** Which of OpenAI's two APIs the server supports. */
        api: 'responses' | 'chat'
        /** How much the model may reason before it speaks; its own default if unset. */
        reasoningEffort: Environment['OPENAI_REASONING_EFFORT']
        prices: { input: number; output: number }
      }
    | undefined
  /** The stand-in's port, in development without a key; 0 is a free port. */
  openAiSandboxPort: number
  /** How many tokens a person, a network and the whole portal may use per day (UTC). */
  assistantTokensPerDay: { person: number; network: number; portal: number }
  /** Sign links in mails: the first signs, both are accepted. Undefined if none is set. */
  secretKeys: readonly [string, ...string[]] | undefined
  /** The mail server; without it no mail is sent. */
  smtpUrl: string | undefined
  /** The sender of all mail, such as `Rental Portal <no-reply@portal.example>`. */
  mailFrom: string
  /** The port of the stand-in's mailbox, in development without a mail server; 0 is a free port. */
  mailSandboxPort: number
  /** The key for that stand-in's controls; random by default. */
  mailSandboxKey: string | undefined
  /** Where files are kept that people upload: a folder of this machine, or a bucket of S3 or a similar store. */
  objectStore: { folder: string } | BucketSettings
  /** ClamAV, which reads documents before they are stored; without it nobody does. */
  virusScanner: { host: string; port: number } | undefined
  /** Nominatim's search, or a compatible one; without it no address leaves the portal. */
  geocoderUrl: string | undefined
  /** Shared with the pages' server, for failure reports; without it nothing is reported. */
  pagesKey: string | undefined
}

/** Reads the settings; throws an Error of one sentence that names the variable and how to fix it. */
export const readEnv = (variables: Variables): Env => {
  const given = readEnvironment(variables)
  const { NODE_ENV, PORT, TRUSTED_PROXIES, PUBLIC_URL } = given
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL } = given
  const isProduction = NODE_ENV === 'production'
  const publicUrl = PUBLIC_URL ?? (isProduction ? undefined : `http://localhost:${PORT}`)
  if (isProduction)
    for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL }))
      refuseWeakPassword(name, url)
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    throw new Error(
      'The environment variable DATABASE_URL is missing: DATABASE_DIRECT_URL only names the same database without a pooler.',
    )
  return {
    isProduction,
    port: PORT,
    databaseUrl: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    replicaUrl: DATABASE_REPLICA_URL,
    trustedProxies: TRUSTED_PROXIES,
    publicOrigin: publicUrl && new URL(publicUrl).origin,
    stripe: stripeOf(given, publicUrl),
    stripeSandboxPort: given.STRIPE_SANDBOX_PORT,
    stripeSandboxKey: given.STRIPE_SANDBOX_KEY,
    openAi: openAiOf(given),
    openAiSandboxPort: given.OPENAI_SANDBOX_PORT,
    assistantTokensPerDay: {
      person: given.ASSISTANT_TOKENS_PER_DAY,
      network: given.ASSISTANT_TOKENS_PER_DAY_OF_NETWORK,
      portal: given.ASSISTANT_TOKENS_PER_DAY_IN_ALL,
    },
    secretKeys: secretKeysOf(given),
    smtpUrl: smtpUrlOf(given, publicUrl),
    mailFrom: given.MAIL_FROM ?? defaultSender(publicUrl),
    mailSandboxPort: given.MAIL_SANDBOX_PORT,
    mailSandboxKey: given.MAIL_SANDBOX_KEY,
    objectStore:
      given.OBJECT_STORE === 's3' ? bucketOf(given) : { folder: join(readDataDir(variables), 'objects') },
    virusScanner: scannerOf(given),
    geocoderUrl: given.GEOCODER_URL,
    pagesKey: given.PAGES_KEY,
  }
}

const stripeOf = (
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_SANDBOX_URL, NODE_ENV }: Environment,
  publicUrl: string | undefined,
): Env['stripe'] => {
  if (STRIPE_SANDBOX_URL && NODE_ENV === 'production')
    throw new Error('The environment variable STRIPE_SANDBOX_URL is not for production: unset it.')
  if (!STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET) return undefined
  const missing = (name: string, why: string) =>
    new Error(`The environment variable ${name} is missing: ${why}`)
  if (!STRIPE_SECRET_KEY) throw missing('STRIPE_SECRET_KEY', "payments need both of Stripe's.")
  if (!STRIPE_WEBHOOK_SECRET) throw missing('STRIPE_WEBHOOK_SECRET', "payments need both of Stripe's.")
  if (!publicUrl) throw missing('PUBLIC_URL', 'Stripe leads buyers back to it.')
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, url: STRIPE_SANDBOX_URL }
}

const openAiOf = (given: Environment): Env['openAi'] => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = given
  if (!apiKey && !baseUrl) return undefined
  if (!model)
    throw new Error(
      'The environment variable OPENAI_MODEL is missing: set it to the name of the language model that the assistant asks.',
    )
  return {
    apiKey,
    baseUrl,
    model,
    api: given.OPENAI_API ?? (baseUrl ? 'chat' : 'responses'),
    reasoningEffort: given.OPENAI_REASONING_EFFORT,
    prices: { input: given.OPENAI_INPUT_PRICE, output: given.OPENAI_OUTPUT_PRICE },
  }
}

const secretKeysOf = ({ SECRET_KEY }: Environment): Env['secretKeys'] => {
  const [first, ...others] = SECRET_KEY?.split(',') ?? []
  return first === undefined ? undefined : [first, ...others]
}

/** The keys, which production must set; elsewhere `usually` makes one. Throws an Error of one sentence. */
export const demandSecretKeys = (
  { secretKeys, isProduction }: Env,
  usually: () => string,
): readonly [string, ...string[]] => {
  if (secretKeys) return secretKeys
  if (isProduction)
    throw new Error(
      'The environment variable SECRET_KEY is missing: set it to at least 24 random characters, the same for all servers of the API. It signs the links in mails and the addresses of documents.',
    )
  return [usually()]
}

const defaultSender = (publicUrl = 'http://localhost'): string =>
  `Rental Portal <no-reply@${new URL(publicUrl).hostname}>`

const smtpUrlOf = ({ SMTP_URL }: Environment, publicUrl: string | undefined): string | undefined => {
  if (SMTP_URL && !publicUrl)
    throw new Error('The environment variable PUBLIC_URL is missing: the links in mails lead to it.')
  return SMTP_URL
}

const scannerOf = ({ CLAMD_URL }: Environment): Env['virusScanner'] => {
  if (!CLAMD_URL) return undefined
  const { hostname, port } = new URL(CLAMD_URL)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

const bucketOf = (given: Environment): Exclude<Env['objectStore'], { folder: string }> => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given
  const required = (name: string, value: string | undefined): string => {
    if (value) return value
    throw new Error(`The environment variable ${name} is missing: OBJECT_STORE=s3 needs it.`)
  }
  return {
    endpoint: required('S3_ENDPOINT', S3_ENDPOINT),
    bucket: required('S3_BUCKET', S3_BUCKET),
    region: given.S3_REGION,
    accessKeyId: required('S3_ACCESS_KEY_ID', S3_ACCESS_KEY_ID),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY', S3_SECRET_ACCESS_KEY),
    prefix: given.S3_PREFIX ?? '',
    isPathStyle: given.S3_PATH_STYLE === 'true',
  }
}

const refuseWeakPassword = (name: string, url: string | undefined): void => {
  if (!url) return
  const { username, password, pathname } = new URL(url)
  const isName = [username, pathname.slice(1)].includes(password)
  if (password === '' || isName || weakPasswords.has(password.toLowerCase()))
    throw new Error(
      `The environment variable ${name} has no password or one that is easily guessed; with NODE_ENV=production give the database a strong one.`,
    )
}
