// The complete API for tests, on its own database.
import { afterAll } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import type { PlanKey, User, UserType } from '@portal/contract/people/person'
import { createApp } from '../src/app.ts'
import { endAnswered } from '../src/end-answered.ts'
import { asSignedIn } from '../src/features/auth/signed-in.ts'
import { openFolder } from '../src/integrations/objects/open-folder.ts'
import { openMail } from '../src/open-mail.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { type Env, readEnv } from '../src/platform/env.ts'
import { openJobs } from '../src/platform/jobs/open-jobs.ts'
import { networkOf } from '../src/platform/limits/network.ts'
import { giveTriesBack, registrations } from '../src/platform/limits/rate-limit.ts'
import type { Geocoder } from '../src/platform/ports/geocoder.ts'
import type { LanguageModel } from '../src/platform/ports/language-model.ts'
import type { ObjectStore } from '../src/platform/ports/object-store.ts'
import type { Payments } from '../src/platform/ports/payments.ts'
import type { Screening } from '../src/platform/ports/screening.ts'
import { hashOfToken, newToken, writeCookie } from '../src/platform/request/cookie.ts'
import { newSession, sessionCookie, sessionSeconds } from '../src/platform/session/find-caller.ts'
import { hashPassword } from '../src/platform/session/password.ts'
import { users } from '../src/schema/people.ts'
import { rateLimits, sessions } from '../src/schema/sessions.ts'
import { startJobs } from '../src/start-jobs.ts'
import { confirmAddress } from './new-consent.ts'
import './cheap-passwords.ts'
import { quietScreening } from './quiet-screening.ts'
import { TestBrowser } from './test-browser.ts'
import { createDatabase, dropDatabase } from './test-database.ts'

export const password = 'correct horse battery'

/** The key that the pages' server would sign with. */
export const pagesKey = 'the key of the pages in tests'

export const secretKey = 'the secret key of the portal in tests'

/** Slow is not wrong on a busy machine. */
export const patience = {
  statement_timeout: 60_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}

const fullName = { firstName: 'Alex', lastName: 'Doe' }
const passwordHash = await hashPassword(password)
let people = 0

const newEmail = (): string => {
  people += 1
  return `person-${people}@example.org`
}

/** Given fields replace the defaults. */
export const registration = (fields: Record<string, unknown> = {}) => ({
  email: newEmail(),
  ...fullName,
  password,
  userType: 'tenant',
  ...fields,
})

const { TEST_POOLER_PORT } = process.env

/** For `npm run long -- databases`. */
const throughPooler = (url: string): string =>
  TEST_POOLER_PORT ? Object.assign(new URL(url), { port: TEST_POOLER_PORT }).href : url

/**
 * Closes it after the test file. Only with `jobs` does anything happen in the background: events, mail, exports and
 * counts of homes. Chores never run by the clock: a test calls the one that it needs.
 */
export const openTestApp = async ({
  isSeeded = false,
  jobs: hasJobs = false,
  env = {},
  payments,
  screening = quietScreening,
  languageModel,
  geocoder,
  smtpUrl,
  objects: store,
}: {
  isSeeded?: boolean
  jobs?: boolean
  env?: Partial<Env>
  payments?: Payments
  /** Null for none. */
  screening?: Screening | null
  languageModel?: LanguageModel
  geocoder?: Geocoder
  /** Without it, no mail is sent. */
  smtpUrl?: string
  /** An own folder by default. */
  objects?: ObjectStore
} = {}) => {
  const { TEST_TEMPLATE_URL = '', TEST_SEEDED_URL = '' } = process.env
  const template = isSeeded ? TEST_SEEDED_URL : TEST_TEMPLATE_URL
  const url = await createDatabase(template, template)
  const { database, close } = openDatabase(throughPooler(url), {
    timeouts: patience,
    isPooled: TEST_POOLER_PORT !== undefined,
  })
  const settings = { ...readEnv({ PAGES_KEY: pagesKey }), ...env }
  const mail = openMail(settings, smtpUrl, [secretKey])
  const folder = await mkdtemp(join(tmpdir(), 'test-objects-'))
  const objects = store ?? openFolder(folder)
  const jobs = await (hasJobs
    ? startJobs(url, { payments, screening: screening ?? undefined, mail, objects }, { chores: {} })
    : openJobs({ url, atOnce: endAnswered }))
  let address = '192.0.2.1'
  const services = {
    database,
    jobs,
    env: settings,
    addressOf: () => address,
    payments,
    screening: screening ?? undefined,
    languageModel,
    geocoder,
    mail,
    objects,
    secretKeys: [secretKey] as const,
    answerSeconds: patience.statement_timeout / 1000,
  }
  const app = createApp(services)
  const handle = async (request: Request) => app.handle(request)
  afterAll(async () => {
    await jobs.stop()
    await close()
    await dropDatabase(url)
    await rm(folder, { recursive: true, force: true })
  })

  const visitor = () => new TestBrowser(handle)
  /** Through the call, with all that it stores. */
  const register = async (userType: UserType): Promise<TestBrowser & { user: User }> => {
    const browser = visitor()
    const { user } = await browser.call(accountEndpoints.register, { body: registration({ userType }) })
    await giveTriesBack(database, registrations, networkOf(address)) // a test may need more people than a network's limit
    return Object.assign(browser, { user })
  }
  /** As two rows, because registering is a dozen statements. */
  const signUp = async (
    userType: UserType,
    currentPlan: PlanKey = 'free',
  ): Promise<TestBrowser & { user: User }> => {
    const browser = visitor()
    const person = { ...fullName, email: newEmail(), passwordHash, userType, currentPlan }
    const [stored] = await database.insert(users).values(person).returning()
    if (!stored) throw new Error('Nobody was stored.')
    const token = newToken()
    const session = { ...newSession, userId: stored.id, tokenHash: hashOfToken(token), ipAddress: address }
    await database.insert(sessions).values(session)
    browser.keep(writeCookie(sessionCookie, token, sessionSeconds, settings.isProduction))
    return Object.assign(browser, accountEndpoints.register.answer.parse(asSignedIn(services, stored)))
  }
  /** As people have who apply, offer and are invited. */
  const signUpConfirmed: typeof signUp = async (...parameters) => {
    const person = await signUp(...parameters)
    await confirmAddress(database, person.user.id)
    return person
  }
  const signIn = async (email: string, secret = 'rental-demo'): Promise<TestBrowser> => {
    const browser = visitor()
    await browser.call(authEndpoints.login, { body: { email, password: secret } })
    return browser
  }
  const moveTo = (elsewhere: string) => {
    address = elsewhere
  }
  /** So that another round can begin. */
  const forgetLimits = async () => {
    await database.delete(rateLimits)
  }
  return {
    ...{ forgetLimits, app, services, database, jobs, close, url, visitor, moveTo },
    ...{ register, signUp, signUpConfirmed, signIn },
  }
}
