// `bun scripts/settings-table.ts` writes docs/operations.md from these settings.
import * as z from 'zod/mini'

interface Setting {
  /** In Markdown. */
  about: string
  /** What an unset variable means, where the schema has no default; otherwise "none". */
  unset?: string
  isSecret?: true
}

const described = z.registry<Setting>()

const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number(`must be a whole number from ${minimum} to ${maximum}`)
    .check(
      z.int(`must be a whole number from ${minimum} to ${maximum}`),
      z.minimum(minimum, `must be at least ${minimum}`),
      z.maximum(maximum, `must be at most ${maximum}`),
    )

const portOr = (usually: number) => z._default(wholeNumber(0, 65_535), usually)

const dollarsPerMillion = (usually: number) =>
  z._default(
    z.coerce
      .number('must be dollars for a million tokens')
      .check(z.minimum(0, 'must be at least 0'), z.maximum(10_000, 'must be at most 10000')),
    usually,
  )

const tokens = (usually: number) => z._default(wholeNumber(0, 1_000_000_000), usually)

const webAddress = (example: string) =>
  z.optional(z.url({ protocol: /^https?$/, error: `must look like ${example}` }))

const databaseAddress = () =>
  z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' }),
  )

/** One line for people to read; a name is also the sender's in mail. */
const line = (characters: number) =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^(?=.*\\S)[^<>"@\\p{Cc}]{1,${characters}}$`, 'u'),
        `must be 1 to ${characters} characters without line breaks or < > " @`,
      ),
    )

const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const

const isOrigin = (value: string): boolean =>
  /^https?:[\w.[\]:/-]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value

const originsIn = (listed: string): string[] => listed.split(',').map(origin => origin.trim())

/** An address of our own server is allowed; "none" means maps without streets. */
const isTileUrl = (value: string): boolean =>
  value === 'none' ||
  (/^(https?:\/\/(\{s\}\.)?[\w.-]+(:\d+)?)?\/(?!\/)[\w./{}@?&=%~+-]*$/.test(value) &&
    ['{z}', '{x}', '{y}'].every(place => value.includes(place)) &&
    URL.canParse(value.replace('{s}.', ''), 'http://localhost'))

export const Environment = z.object({
  PORT: portOr(3000).register(described, { about: 'where the server listens' }),
  NODE_ENV: z
    ._default(
      z.enum(['development', 'test', 'production'], 'must be development, test or production'),
      'development',
    )
    .register(described, { about: '`production` builds and seeds nothing and refuses weak settings' }),
  PUBLIC_URL: webAddress('https://portal.example').register(described, {
    about:
      'where people find the portal: for links that are shared, and so that its own address does not count as a contact detail',
    unset: '`http://localhost:PORT`; none in production',
  }),
  PORTAL_NAME: z._default(line(40), 'Rental Portal').register(described, {
    about: 'the portal’s name: in the header, titles and mail; the same for the API and the pages',
  }),
  OPERATOR_NAME: z.optional(line(100)).register(described, {
    about: 'who runs the portal: in the footer and the legal pages',
    unset: '`PORTAL_NAME`',
  }),
  OPERATOR_ADDRESS: z.optional(line(200)).register(described, {
    about: 'the operator’s postal address, for the footer',
  }),
  SUPPORT_EMAIL: z
    ._default(z.email('must look like support@portal.example'), 'support@rental-portal.example')
    .register(described, {
      about: 'where people get help: in the footer, help and legal pages; the same for the API and the pages',
    }),
  SUPPORT_HOURS: z._default(line(100), 'Monday to Friday, 9 am to 6 pm').register(described, {
    about: 'when they get it, for the footer',
  }),
  DATA_DIR: z._default(z.string(), '.data').register(described, {
    about:
      'the folder in which the embedded PostgreSQL keeps its data and the portal its releases and objects; relative to the clone',
  }),
  DATABASE_URL: databaseAddress().register(described, {
    about:
      'a PostgreSQL (15 or later; UTF-8, not the locale C) to use instead of the embedded one; production needs it',
    isSecret: true,
  }),
  DATABASE_DIRECT_URL: databaseAddress().register(described, {
    about:
      'the same database without a pooler, if DATABASE_URL leads to one that pools transactions, such as PgBouncer: for migrations, jobs and news',
    isSecret: true,
  }),
  DATABASE_REPLICA_URL: databaseAddress().register(described, {
    about:
      'a streaming replica of that PostgreSQL: searches are read there while it is at most five seconds behind',
    isSecret: true,
  }),
  TRUSTED_PROXIES: z._default(wholeNumber(0, 10), 0).register(described, {
    about:
      'how many of your own proxies are in front of this server; X-Forwarded-For is believed for these only',
  }),
  API_URL: webAddress('http://localhost:3001').register(described, {
    about: 'where the API runs; only the separate server of the pages needs it',
  }),
  PAGES_KEY: z
    .optional(
      z
        .string()
        .check(
          z.minLength(
            24,
            'must have at least 24 characters: choose them at random, the same for the API and the pages',
          ),
        ),
    )
    .register(described, {
      about: 'signs pages, so that only they can report failures; separate servers need the same one',
      unset: 'random',
      isSecret: true,
    }),
  SECRET_KEY: z
    .optional(
      z
        .string()
        .check(
          z.regex(
            /^[^,\s]{24,}(,[^,\s]{24,})?$/,
            'must have at least 24 characters, or be two such keys with a comma between them',
          ),
        ),
    )
    .register(described, {
      about:
        'signs links in emails and addresses of documents, seals second factors: random, the same for all servers of the API; production needs it. To replace it, set the new one, a comma, the old one for a day',
      unset: 'random, kept in `DATA_DIR`',
      isSecret: true,
    }),
  SECRETS_FROM: z.optional(z.enum(['stdin'], 'must be stdin')).register(described, {
    about: '`stdin`: lines such as `PAGES_KEY=…` on standard input are settings, hidden from the apps’ code',
  }),
  LOG_FORMAT: z.optional(z.enum(['json', 'short'], 'must be json or short')).register(described, {
    about:
      '`json` writes each request as one line: `requestId method endpoint status durationMs personId`; `short` writes only news and errors',
    unset: '`short`; `json` in production',
  }),
  METRICS_PORT: z.optional(wholeNumber(0, 65_535)).register(described, {
    about:
      'where Prometheus finds `/metrics`: requests, the event loop’s delay, connections, jobs, the replica',
  }),
  METRICS_HOST: z._default(z.string(), '127.0.0.1').register(described, {
    about: 'the address on which `METRICS_PORT` is open',
  }),
  MAP_TILE_URL: z
    .optional(
      z.string().check(
        z.refine(isTileUrl, {
          error: ({ input }) =>
            `must look like https://tiles.example/{z}/{x}/{y}.png, unlike ${JSON.stringify(input)}`,
        }),
      ),
    )
    .register(described, {
      about:
        'street tiles, with `{z}`, `{x}` and `{y}`; `none` for maps with coasts, state lines and cities only',
      unset: 'OpenStreetMap’s',
    }),
  GEOCODER_URL: webAddress('https://nominatim.example/search').register(described, {
    about:
      'Nominatim’s `/search`: a listing’s map starts at its address; without it, no address leaves the portal',
  }),
  OVERRIDE_ORIGINS: z
    .optional(
      z.string().check(
        z.refine(listed => originsIn(listed).every(isOrigin), {
          error: ({ input }) =>
            `must list origins such as http://localhost:4001, which ${JSON.stringify(originsIn(String(input)).find(origin => !isOrigin(origin)))} is not`,
        }),
      ),
    )
    .register(described, {
      about: 'where developers may load an app from, separated by commas',
      unset: '`http://localhost:4001` to `4004`; none in production',
    }),
  STRIPE_SECRET_KEY: z
    .optional(z.string().check(z.regex(/^[a-z]+_(test|live)_\w+$/, 'must look like sk_test_… or sk_live_…')))
    .register(described, {
      about: 'Stripe’s; with `STRIPE_WEBHOOK_SECRET`, plans are sold there',
      isSecret: true,
    }),
  STRIPE_WEBHOOK_SECRET: z
    .optional(z.string().check(z.regex(/^whsec_\w+$/, 'must look like whsec_…')))
    .register(described, { about: 'Stripe’s, for the events that it sends', isSecret: true }),
  STRIPE_IDENTITY_KEY: z
    .optional(z.string().check(z.regex(/^rk_(test|live)_\w+$/, 'must look like rk_test_… or rk_live_…')))
    .register(described, {
      about:
        'a restricted key of Stripe’s that may read identity checks with their sensitive results; then a check ends with the document',
      unset: 'checks last two years',
      isSecret: true,
    }),
  STRIPE_CHECKOUT_ASKS: z
    .optional(z.enum(['address', 'tax_id', 'address,tax_id'], 'must be address, tax_id or address,tax_id'))
    .register(described, {
      about:
        'what Stripe’s checkout also asks buyers for, and shows on invoices: `address`, `tax_id` or both',
      unset: 'neither',
    }),
  STRIPE_SANDBOX_PORT: portOr(0).register(described, {
    about:
      'where the stand-in for Stripe listens, 0 for a free port; it runs in development if no key is set',
  }),
  STRIPE_SANDBOX_KEY: z
    .optional(z.string().check(z.regex(/^sk_test_\w{8,}$/, 'must look like sk_test_…')))
    .register(described, {
      about: 'what calls of that stand-in need, such as those that make it fail',
      unset: 'random',
    }),
  STRIPE_SANDBOX_URL: z
    .optional(
      z.url({
        protocol: /^http$/,
        hostname: /^(localhost|127\.0\.0\.1)$/,
        error: 'must look like http://127.0.0.1:4242',
      }),
    )
    .register(described, {
      about: 'a stand-in that already runs, asked instead of Stripe; not in production',
    }),
  SCREENING_API_URL: webAddress('https://api.checkr.com/v1').register(described, {
    about: 'Checkr’s API, or that of its staging environment, with its version',
    unset: '`https://api.checkr.com/v1`',
  }),
  SCREENING_API_KEY: z.optional(z.string()).register(described, {
    about:
      'Checkr’s, for background checks; with it, `SCREENING_WEBHOOK_SECRET` and `SCREENING_PACKAGE` are needed; without it, production offers none',
    isSecret: true,
  }),
  SCREENING_WEBHOOK_SECRET: z.optional(z.string()).register(described, {
    about: 'what Checkr signs its events with: the API key again',
    isSecret: true,
  }),
  SCREENING_PACKAGE: z
    .optional(
      z.string().check(z.regex(/^[\w-]{1,100}$/, 'must be the name of a package, such as tenant_basic')),
    )
    .register(described, { about: 'which of the account’s packages each check is' }),
  SMTP_URL: z
    .optional(
      z.url({
        protocol: /^smtps?$/,
        error: 'must look like smtp://user:password@mail.example:587 or smtps://…:465',
      }),
    )
    .register(described, {
      about:
        'a mail server, such as `smtp://user:password@mail.example:587`; with it, `PUBLIC_URL` is needed; without it, production sends no mail',
      isSecret: true,
    }),
  MAIL_FROM: z
    .optional(
      z
        .string()
        .check(
          z.regex(
            /^([^<>"@\p{Cc}]{1,100} <[^\s<>"@,]+@[\w.-]+>|[^\s<>"@,]+@[\w.-]+)$/u,
            'must look like Rental Portal <no-reply@portal.example>',
          ),
        ),
    )
    .register(described, {
      about: 'the sender of all mail',
      unset: '`PORTAL_NAME <no-reply@…>` at the host of `PUBLIC_URL`',
    }),
  MAIL_SANDBOX_PORT: portOr(0).register(described, {
    about:
      'where the mailbox of the stand-in for a mail server is shown, 0 for a free port; it runs in development if no server is set',
  }),
  MAIL_SANDBOX_KEY: z
    .optional(z.string().check(z.minLength(8, 'must have at least 8 characters')))
    .register(described, { about: 'what calls that control that stand-in need', unset: 'random' }),
  OBJECT_STORE: z._default(z.enum(['folder', 's3'], 'must be folder or s3'), 'folder').register(described, {
    about:
      'where files are kept that people upload: `folder` is `objects` in `DATA_DIR`, which all processes of the API must share; `s3` is a bucket',
  }),
  S3_ENDPOINT: webAddress('https://s3.us-east-1.amazonaws.com').register(described, {
    about: 'the address of S3, or of a store that understands its calls and its conditional writes',
  }),
  S3_BUCKET: z
    .optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')))
    .register(described, { about: 'the bucket, which must exist' }),
  S3_REGION: z
    ._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'must look like us-east-1')), 'us-east-1')
    .register(described, { about: 'the bucket’s region' }),
  S3_PREFIX: z
    .optional(
      z
        .string()
        .check(
          z.regex(/^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/, 'must look like portal or portal/objects'),
        ),
    )
    .register(described, { about: 'begins all keys, if the bucket is not the portal’s alone' }),
  S3_PATH_STYLE: z._default(z.enum(['true', 'false'], 'must be true or false'), 'true').register(described, {
    about: '`true` asks for `/bucket/key`, `false` for `bucket.host/key`',
  }),
  S3_ACCESS_KEY_ID: z
    .optional(z.string().check(z.regex(/^[^\s/,]{1,128}$/, 'must be the id of a key')))
    .register(described, {
      about: 'a key that may read, write, delete and list objects of the bucket',
    }),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()).register(described, { about: 'its secret', isSecret: true }),
  CLAMD_URL: z
    .optional(
      z
        .string()
        .check(z.regex(/^tcp:\/\/([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i, 'must look like tcp://clamav:3310')),
    )
    .register(described, {
      about:
        'ClamAV’s, such as `tcp://clamav:3310`, which then reads each document before it is stored; while it is away, none is taken',
    }),
  OPENAI_API_KEY: z.optional(z.string()).register(described, {
    about: 'OpenAI’s, for the assistant; without a key or an address, production has none',
    isSecret: true,
  }),
  OPENAI_BASE_URL: webAddress('http://localhost:11434/v1').register(described, {
    about: 'any server of the same wire format: Ollama, vLLM, Azure (`…/openai/v1/`)',
    unset: 'OpenAI’s',
  }),
  OPENAI_MODEL: z.optional(z.string()).register(described, {
    about: 'the model’s name there; a key or an address needs it',
  }),
  OPENAI_API: z.optional(z.enum(['responses', 'chat'], 'must be responses or chat')).register(described, {
    about: 'which of OpenAI’s two APIs the server supports: `responses` or `chat`',
    unset: '`responses` for OpenAI itself, `chat` at any other address',
  }),
  OPENAI_REASONING_EFFORT: z
    .optional(z.enum(reasoningEfforts, `must be one of ${reasoningEfforts.join(', ')}`))
    .register(described, {
      about:
        '`none` to `xhigh`: how long the model may think; some newer models call tools over `chat` only with `none`',
      unset: 'the model’s own',
    }),
  OPENAI_INPUT_PRICE: dollarsPerMillion(0.15).register(described, {
    about: 'dollars for a million tokens that the model reads',
  }),
  OPENAI_OUTPUT_PRICE: dollarsPerMillion(0.6).register(described, {
    about: 'dollars for a million tokens that the model writes',
  }),
  OPENAI_SANDBOX_PORT: portOr(0).register(described, {
    about:
      'where the stand-in for a model listens, 0 for a free port; it runs in development if neither a key nor an address is set',
  }),
  ASSISTANT_TOKENS_PER_DAY: tokens(500_000).register(described, {
    about: 'how much of the model one person may use in a day (UTC)',
  }),
  ASSISTANT_TOKENS_PER_DAY_OF_NETWORK: tokens(5_000_000).register(described, {
    about: 'the same for all people of one network together',
  }),
  ASSISTANT_TOKENS_PER_DAY_IN_ALL: tokens(20_000_000).register(described, {
    about: 'the same for everyone: the most that a day can cost',
  }),
})
export type Environment = z.infer<typeof Environment>

export type Variables = Record<string, string | undefined>

/**
 * Empty variables count as unset; throws an Error of one sentence that names the variable and how to fix it.
 */
export const readEnvironment = (variables: Variables): Environment => {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const { data, error } = Environment.safeParse(values)
  if (data) return data
  const [issue] = error.issues
  throw new Error(`The environment variable ${issue?.path.join('.')} ${issue?.message}.`)
}

export const overrideOrigins = ({ OVERRIDE_ORIGINS }: Environment): string[] | undefined =>
  OVERRIDE_ORIGINS === undefined ? undefined : originsIn(OVERRIDE_ORIGINS)

/** In the order of operations.md, with its default as words. */
export const settings = Object.entries(Environment.shape).map(([name, schema]) => {
  const setting = described.get(schema)
  if (!setting) throw new Error(`Say what ${name} does: add it to the registry in packages/settings.`)
  const { about, unset = 'none', isSecret = false } = setting
  const usually = z.safeParse(schema, undefined).data
  return { name, about, isSecret, unset: usually === undefined ? unset : `\`${usually}\`` }
})

export const secretVariables = settings.filter(setting => setting.isSecret).map(({ name }) => name)
