// Reads the environment once: every setting of the API, with its default and its errors.
import { readPagesKey } from '@portal/server/pages-key'
import * as z from 'zod/mini'

/** Passwords that attackers try first, or that appear in examples. */
const weakPasswords = new Set(
  `postgres postgresql password passw0rd password1 password123 pass admin administrator root user guest test default
  secret changeme change-me change_me example letmein welcome qwerty abc123 123456 12345678 123456789 1234567890
  portal rental rental-portal rentalportal rental-demo portal-on-this-machine database db dev development docker`.split(
    /\s+/,
  ),
)

const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number(`must be a whole number from ${minimum} to ${maximum}`)
    .check(
      z.int(`must be a whole number from ${minimum} to ${maximum}`),
      z.minimum(minimum, `must be at least ${minimum}`),
      z.maximum(maximum, `must be at most ${maximum}`),
    )

const dollarsPerMillion = z.coerce
  .number('must be dollars for a million tokens')
  .check(z.minimum(0, 'must be at least 0'), z.maximum(10_000, 'must be at most 10000'))

const tokens = (usually: number) => z._default(wholeNumber(0, 1_000_000_000), usually)

const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const

const databaseAddress = z.optional(
  z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' }),
)

const Environment = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], 'must be development, test or production'),
    'development',
  ),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  DATABASE_URL: databaseAddress,
  DATABASE_REPLICA_URL: databaseAddress,
  /** How many of our own proxies are in front of the API; X-Forwarded-For is trusted only for these. */
  TRUSTED_PROXIES: z._default(wholeNumber(0, 10), 0),
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[a-z]+_(test|live)_\w+$/, 'must look like sk_test_… or sk_live_…')),
  ),
  STRIPE_SANDBOX_URL: z.optional(
    z.url({
      protocol: /^http$/,
      hostname: /^(localhost|127\.0\.0\.1)$/,
      error: 'must look like http://127.0.0.1:4242',
    }),
  ),
  STRIPE_SANDBOX_PORT: z._default(wholeNumber(0, 65_535), 0),
  STRIPE_SANDBOX_KEY: z.optional(z.string().check(z.regex(/^sk_test_\w{8,}$/, 'must look like sk_test_…'))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\w+$/, 'must look like whsec_…'))),
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'must look like http://localhost:11434/v1' }),
  ),
  OPENAI_MODEL: z.optional(z.string()),
  OPENAI_API: z.optional(z.enum(['responses', 'chat'], 'must be responses or chat')),
  OPENAI_REASONING_EFFORT: z.optional(
    z.enum(reasoningEfforts, `must be one of ${reasoningEfforts.join(', ')}`),
  ),
  OPENAI_INPUT_PRICE: z._default(dollarsPerMillion, 0.15),
  OPENAI_OUTPUT_PRICE: z._default(dollarsPerMillion, 0.6),
  OPENAI_SANDBOX_PORT: z._default(wholeNumber(0, 65_535), 0),
  ASSISTANT_TOKENS_PER_DAY: tokens(500_000),
  ASSISTANT_TOKENS_PER_DAY_OF_NETWORK: tokens(5_000_000),
  ASSISTANT_TOKENS_PER_DAY_IN_ALL: tokens(20_000_000),
  GEOCODER_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'must look like https://nominatim.example/search' }),
  ),
  /** The portal's public address. A request's Host is not reliable: an author could set it to any site. */
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must look like https://portal.example' })),
})

export interface Env {
  isProduction: boolean
  port: number
  databaseUrl: string | undefined
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
        reasoningEffort: (typeof reasoningEfforts)[number] | undefined
        prices: { input: number; output: number }
      }
    | undefined
  /** The stand-in's port, in development without a key; 0 is a free port. */
  openAiSandboxPort: number
  /** How many tokens a person, a network and the whole portal may use per day (UTC). */
  assistantTokensPerDay: { person: number; network: number; portal: number }
  /** Nominatim's search, or a compatible one; without it no address leaves the portal. */
  geocoderUrl: string | undefined
  /** Shared with the pages' server, for failure reports; without it nothing is reported. */
  pagesKey: string | undefined
}

/** Reads the settings; throws an Error of one sentence that names the variable and how to fix it. */
export const readEnv = (variables: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`The environment variable ${issue?.path.join('.')} ${issue?.message}.`)
  }
  const { NODE_ENV, PORT, DATABASE_URL, DATABASE_REPLICA_URL, TRUSTED_PROXIES, PUBLIC_URL } = parsed.data
  const isProduction = NODE_ENV === 'production'
  const publicUrl = PUBLIC_URL ?? (isProduction ? undefined : `http://localhost:${PORT}`)
  if (isProduction)
    for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_REPLICA_URL }))
      refuseWeakPassword(name, url)
  return {
    isProduction,
    port: PORT,
    databaseUrl: DATABASE_URL,
    replicaUrl: DATABASE_REPLICA_URL,
    trustedProxies: TRUSTED_PROXIES,
    publicOrigin: publicUrl && new URL(publicUrl).origin,
    stripe: stripeOf(parsed.data, publicUrl),
    stripeSandboxPort: parsed.data.STRIPE_SANDBOX_PORT,
    stripeSandboxKey: parsed.data.STRIPE_SANDBOX_KEY,
    openAi: openAiOf(parsed.data),
    openAiSandboxPort: parsed.data.OPENAI_SANDBOX_PORT,
    assistantTokensPerDay: {
      person: parsed.data.ASSISTANT_TOKENS_PER_DAY,
      network: parsed.data.ASSISTANT_TOKENS_PER_DAY_OF_NETWORK,
      portal: parsed.data.ASSISTANT_TOKENS_PER_DAY_IN_ALL,
    },
    geocoderUrl: parsed.data.GEOCODER_URL,
    pagesKey: readPagesKey(variables),
  }
}

const stripeOf = (
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_SANDBOX_URL, NODE_ENV }: z.infer<typeof Environment>,
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

const openAiOf = (given: z.infer<typeof Environment>): Env['openAi'] => {
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

const refuseWeakPassword = (name: string, url: string | undefined): void => {
  if (!url) return
  const { username, password, pathname } = new URL(url)
  const isName = [username, pathname.slice(1)].includes(password)
  if (password === '' || isName || weakPasswords.has(password.toLowerCase()))
    throw new Error(
      `The environment variable ${name} has no password or one that is easily guessed; with NODE_ENV=production give the database a strong one.`,
    )
}
