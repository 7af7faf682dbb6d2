/**
 * The portal's settings, as listed in the README.
 * @internal
 */
export const settingNames =
  `PORT DATA_DIR DATABASE_URL DATABASE_REPLICA_URL NODE_ENV MAP_TILE_URL GEOCODER_URL OVERRIDE_ORIGINS
  TRUSTED_PROXIES PAGES_KEY LOG_FORMAT METRICS_PORT METRICS_HOST PUBLIC_URL STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET
  SECRETS_FROM STRIPE_SANDBOX_PORT
  STRIPE_SANDBOX_KEY STRIPE_SANDBOX_URL OPENAI_API_KEY OPENAI_BASE_URL OPENAI_MODEL OPENAI_INPUT_PRICE
  OPENAI_OUTPUT_PRICE OPENAI_SANDBOX_PORT OPENAI_API OPENAI_REASONING_EFFORT ASSISTANT_TOKENS_PER_DAY
  ASSISTANT_TOKENS_PER_DAY_OF_NETWORK ASSISTANT_TOKENS_PER_DAY_IN_ALL`.split(/\s+/)

type Variables = Record<string, string | undefined>

/**
 * The environment of tests and stories: without the portal's settings, which each test sets as it needs. With a developer's own
 * key, they would call a model that costs money.
 */
export const environmentOfTests = (variables: Variables = process.env): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !settingNames.includes(name)))
