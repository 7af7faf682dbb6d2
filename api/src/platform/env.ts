import { join } from 'node:path'
import type { FilterOptions } from '@portal/language/contact-filter/filter-parts'
import { readDataDir } from '@portal/server/data-dir'
import { type Environment, readEnvironment, type Variables } from '@portal/settings/environment'
import type { BucketSettings } from './ports/object-store.ts'

/** Those that attackers try first, or that appear in examples. */
const weakPasswords = new Set(
  `postgres postgresql password passw0rd password1 password123 pass admin administrator root user guest test default
  secret changeme change-me change_me example letmein welcome qwerty abc123 123456 12345678 123456789 1234567890
  portal rental rental-portal rentalportal rental-demo portal-on-this-machine database db dev development docker`.split(
    /\s+/,
  ),
)

export interface Env {
  isProduction: boolean
  /** What the product is called here. */
  portalName: string
  /** Who runs it. */
  operatorName: string
  /** Where people get help. */
  supportEmail: string
  port: number
  databaseUrl: string | undefined
  /** The same database without its pooler. */
  directUrl: string | undefined
  /** For reads that can lag. */
  replicaUrl: string | undefined
  trustedProxies: number
  /** Links to it do not count as contact details. Production must set it. */
  publicOrigin: string | undefined
  /** Without it no plans are for sale. `url` is a stand-in's. */
  stripe:
    | {
        secretKey: string
        webhookSecret: string
        /** Restricted; reads until when identity documents are valid. */
        identityKey: string | undefined
        url?: string | undefined
        asksAddress: boolean
        asksTaxId: boolean
      }
    | undefined
  /** In development without keys; 0 is a free port. */
  stripeSandboxPort: number
  /** For the stand-in's calls and controls; random by default. */
  stripeSandboxKey: string | undefined
  /** Without it no background checks are offered. */
  screening: { apiUrl: string; apiKey: string; webhookSecret: string; package: string } | undefined
  /** Without it there is no assistant. Prices are dollars per million tokens. */
  openAi:
    | {
        apiKey: string | undefined
        baseUrl: string | undefined
        model: string
        api: 'responses' | 'chat'
        /** How much the model can reason before it speaks; its own default if unset. */
        reasoningEffort: Environment['OPENAI_REASONING_EFFORT']
        prices: { input: number; output: number }
      }
    | undefined
  /** In development without a key; 0 is a free port. */
  openAiSandboxPort: number
  assistantTokensPerDay: { person: number; network: number; portal: number }
  /** Sign links in mails and seal second factors: the first does, all are accepted. */
  secretKeys: readonly [string, ...string[]] | undefined
  /** Without it no mail is sent. */
  smtpUrl: string | undefined
  mailFrom: string
  /** In development without a mail server; 0 is a free port. */
  mailSandboxPort: number
  /** For the stand-in's controls; random by default. */
  mailSandboxKey: string | undefined
  /** A folder of this machine, or a bucket of S3 or a similar store. */
  objectStore: { folder: string } | BucketSettings
  /** ClamAV, which reads documents before they are stored. */
  virusScanner: { host: string; port: number } | undefined
  /** Nominatim's search, or a compatible one; without it no address leaves the portal. */
  geocoderUrl: string | undefined
  /** Shared with the pages' server, for failure reports; without it nothing is reported. */
  pagesKey: string | undefined
}

/** Throws an Error of one sentence that names the variable and how to fix it. */
export const readEnv = (variables: Variables): Env => {
  const settings = readEnvironment(variables)
  const { NODE_ENV, PORT, TRUSTED_PROXIES, PUBLIC_URL } = settings
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL } = settings
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
    portalName: settings.PORTAL_NAME,
    operatorName: settings.OPERATOR_NAME ?? settings.PORTAL_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
    port: PORT,
    databaseUrl: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    replicaUrl: DATABASE_REPLICA_URL,
    trustedProxies: TRUSTED_PROXIES,
    publicOrigin: publicUrl && new URL(publicUrl).origin,
    stripe: stripeOf(settings, publicUrl),
    stripeSandboxPort: settings.STRIPE_SANDBOX_PORT,
    stripeSandboxKey: settings.STRIPE_SANDBOX_KEY,
    screening: screeningOf(settings),
    openAi: openAiOf(settings),
    openAiSandboxPort: settings.OPENAI_SANDBOX_PORT,
    assistantTokensPerDay: {
      person: settings.ASSISTANT_TOKENS_PER_DAY,
      network: settings.ASSISTANT_TOKENS_PER_DAY_OF_NETWORK,
      portal: settings.ASSISTANT_TOKENS_PER_DAY_IN_ALL,
    },
    secretKeys: secretKeysOf(settings),
    smtpUrl: smtpUrlOf(settings, publicUrl),
    mailFrom: settings.MAIL_FROM ?? defaultSender(settings.PORTAL_NAME, publicUrl),
    mailSandboxPort: settings.MAIL_SANDBOX_PORT,
    mailSandboxKey: settings.MAIL_SANDBOX_KEY,
    objectStore:
      settings.OBJECT_STORE === 's3'
        ? bucketOf(settings)
        : { folder: join(readDataDir(variables), 'objects') },
    virusScanner: scannerOf(settings),
    geocoderUrl: settings.GEOCODER_URL,
    pagesKey: settings.PAGES_KEY,
  }
}

/** What the contact filter leaves in texts. */
export const portalsOwn = ({
  publicOrigin,
  supportEmail,
}: Pick<Env, 'publicOrigin' | 'supportEmail'>): FilterOptions => ({
  ownOrigin: publicOrigin,
  ownAddresses: [supportEmail],
})

const stripeOf = (settings: Environment, publicUrl: string | undefined): Env['stripe'] => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_SANDBOX_URL, NODE_ENV } = settings
  const asked = settings.STRIPE_CHECKOUT_ASKS?.split(',') ?? []
  if (STRIPE_SANDBOX_URL && NODE_ENV === 'production')
    throw new Error('The environment variable STRIPE_SANDBOX_URL is not for production: unset it.')
  if (!STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET) return undefined
  const missing = (name: string, why: string) =>
    new Error(`The environment variable ${name} is missing: ${why}`)
  if (!STRIPE_SECRET_KEY) throw missing('STRIPE_SECRET_KEY', "payments need both of Stripe's.")
  if (!STRIPE_WEBHOOK_SECRET) throw missing('STRIPE_WEBHOOK_SECRET', "payments need both of Stripe's.")
  if (!publicUrl) throw missing('PUBLIC_URL', 'Stripe leads buyers back to it.')
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    identityKey: settings.STRIPE_IDENTITY_KEY,
    url: STRIPE_SANDBOX_URL,
    asksAddress: asked.includes('address'),
    asksTaxId: asked.includes('tax_id'),
  }
}

const screeningOf = (settings: Environment): Env['screening'] => {
  const { SCREENING_API_URL, SCREENING_API_KEY, SCREENING_WEBHOOK_SECRET, SCREENING_PACKAGE } = settings
  const given = { SCREENING_API_KEY, SCREENING_WEBHOOK_SECRET, SCREENING_PACKAGE }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : name))
  if (missing.length === Object.keys(given).length) return undefined
  if (!SCREENING_API_KEY || !SCREENING_WEBHOOK_SECRET || !SCREENING_PACKAGE)
    throw new Error(
      `The environment variable ${missing[0]} is missing: background checks need all three of ${Object.keys(given).join(', ')}.`,
    )
  return {
    apiUrl: (SCREENING_API_URL ?? 'https://api.checkr.com/v1').replace(/\/$/, ''),
    apiKey: SCREENING_API_KEY,
    webhookSecret: SCREENING_WEBHOOK_SECRET,
    package: SCREENING_PACKAGE,
  }
}

const openAiOf = (settings: Environment): Env['openAi'] => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = settings
  if (!apiKey && !baseUrl) return undefined
  if (!model)
    throw new Error(
      'The environment variable OPENAI_MODEL is missing: set it to the name of the language model that the assistant asks.',
    )
  return {
    apiKey,
    baseUrl,
    model,
    api: settings.OPENAI_API ?? (baseUrl ? 'chat' : 'responses'),
    reasoningEffort: settings.OPENAI_REASONING_EFFORT,
    prices: { input: settings.OPENAI_INPUT_PRICE, output: settings.OPENAI_OUTPUT_PRICE },
  }
}

const secretKeysOf = ({ SECRET_KEY }: Environment): Env['secretKeys'] => {
  const [first, ...others] = SECRET_KEY?.split(',') ?? []
  return first === undefined ? undefined : [first, ...others]
}

/** Production must set them; elsewhere `usually` makes one. Throws an Error of one sentence. */
export const demandSecretKeys = (
  { secretKeys, isProduction }: Env,
  usually: () => string,
): readonly [string, ...string[]] => {
  if (secretKeys) return secretKeys
  if (isProduction)
    throw new Error(
      'The environment variable SECRET_KEY is missing: set it to at least 24 random characters, the same for all servers of the API. It signs the links in mails and the addresses of documents, and seals second factors.',
    )
  return [usually()]
}

const defaultSender = (portalName: string, publicUrl = 'http://localhost'): string =>
  `${portalName} <no-reply@${new URL(publicUrl).hostname}>`

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

const bucketOf = (settings: Environment): Exclude<Env['objectStore'], { folder: string }> => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const required = (name: string, value: string | undefined): string => {
    if (value) return value
    throw new Error(`The environment variable ${name} is missing: OBJECT_STORE=s3 needs it.`)
  }
  return {
    endpoint: required('S3_ENDPOINT', S3_ENDPOINT),
    bucket: required('S3_BUCKET', S3_BUCKET),
    region: settings.S3_REGION,
    accessKeyId: required('S3_ACCESS_KEY_ID', S3_ACCESS_KEY_ID),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY', S3_SECRET_ACCESS_KEY),
    prefix: settings.S3_PREFIX ?? '',
    isPathStyle: settings.S3_PATH_STYLE === 'true',
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
