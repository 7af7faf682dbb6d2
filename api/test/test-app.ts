// The API as tests see it: the whole of it, on a database of its own.
import { afterAll } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import type { PlanKey, User, UserType } from '@portal/contract/people/person'
import { eq } from 'drizzle-orm'
import { createApp } from '../src/app.ts'
import { openDatabase } from '../src/platform/database.ts'
import { type Env, readEnv } from '../src/platform/env.ts'
import type { LanguageModel } from '../src/platform/language-model.ts'
import { networkOf } from '../src/platform/network.ts'
import type { Payments } from '../src/platform/payments.ts'
import { giveTriesBack, registrations } from '../src/platform/rate-limit.ts'
import { users } from '../src/schema/people.ts'
import { rateLimits } from '../src/schema/sessions.ts'
import { startJobs } from '../src/start-jobs.ts'
import { TestBrowser } from './test-browser.ts'
import { createDatabase, dropDatabase } from './test-database.ts'

export const password = 'correct horse battery'

/** What the pages' server would sign with. */
export const pagesKey = 'the key of the pages in tests'

let people = 0

/** A new email address each time. */
const newEmail = (): string => {
  people += 1
  return `person-${people}@example.org`
}

/** A registration that is right in every field; what is given replaces its own. */
export const registration = (given: Record<string, unknown> = {}) => ({
  email: newEmail(),
  password,
  firstName: 'Alex',
  lastName: 'Doe',
  userType: 'tenant',
  ...given,
})

/** Opens the API for one test file and closes it after. `address` is where requests seem to come from. */
export const openTestApp = async ({
  isSeeded = false,
  env = {},
  payments,
  languageModel,
}: {
  isSeeded?: boolean
  env?: Partial<Env>
  payments?: Payments
  languageModel?: LanguageModel
} = {}) => {
  const { TEST_TEMPLATE_URL = '', TEST_SEEDED_URL = '' } = process.env
  const template = isSeeded ? TEST_SEEDED_URL : TEST_TEMPLATE_URL
  const url = await createDatabase(template, template)
  const { database, close } = openDatabase(url)
  const jobs = await startJobs(url, payments)
  let address = '192.0.2.1'
  const services = {
    database,
    jobs,
    env: { ...readEnv({ PAGES_KEY: pagesKey }), ...env },
    addressOf: () => address,
    payments,
    languageModel,
    answerSeconds: 60, // what is slow on a busy machine is still right
  }
  const app = createApp(services)
  const handle = async (request: Request) => app.handle(request)
  afterAll(async () => {
    await jobs.stop()
    await close()
    await dropDatabase(url)
  })

  const visitor = () => new TestBrowser(handle)
  const signUp = async (
    userType: UserType,
    currentPlan: PlanKey = 'free',
  ): Promise<TestBrowser & { user: User }> => {
    const browser = visitor()
    const { user } = await browser.call(accountEndpoints.register, { body: registration({ userType }) })
    await giveTriesBack(database, registrations, networkOf(address)) // a test may need more people than a network's limit
    if (currentPlan !== 'free') await database.update(users).set({ currentPlan }).where(eq(users.id, user.id))
    return Object.assign(browser, { user })
  }
  const signIn = async (email: string, secret = 'rental-demo'): Promise<TestBrowser> => {
    const browser = visitor()
    await browser.call(authEndpoints.login, { body: { email, password: secret } })
    return browser
  }
  const moveTo = (elsewhere: string) => {
    address = elsewhere
  }
  /** As after a long while: nothing counts against any limit, so that another round may begin. */
  const forgetLimits = async () => {
    await database.delete(rateLimits)
  }
  return { forgetLimits, app, services, database, jobs, close, url, visitor, signUp, signIn, moveTo }
}
