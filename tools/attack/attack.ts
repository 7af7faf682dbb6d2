// Attacks a portal with input generated from its endpoints: nothing may fail, and refused calls may not
// change a row.
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { defaultMaxBodyBytes, type Endpoint, isUpload } from '@portal/contract/endpoint'
import { ErrorAnswer } from '@portal/contract/error'
import { getRaw } from '@portal/server/test/raw-request'
import { inArray } from 'drizzle-orm'
import { routes } from '../../api/src/app.ts'
import { documents } from '../../api/src/schema/documents.ts'
import { photos } from '../../api/src/schema/photos.ts'
import { rateLimits } from '../../api/src/schema/sessions.ts'
import { everyCreation, madeIn } from '../../api/test/creations.ts'
import { type Dice, diceOf } from '../../api/test/dice.ts'
import { hostileBodiesOf } from '../../api/test/hostile-bodies.ts'
import { confirmAddress } from '../../api/test/new-consent.ts'
import { ownedThingOf } from '../../api/test/owned-things.ts'
import { changedTables, postponeChores, readTableStates } from '../../api/test/table-states.ts'
import { TestBrowser } from '../../api/test/test-browser.ts'
import { type Attempt, attemptOn, isToBeRefused, schemaOf } from './attempts.ts'
import { cut, filesFor } from './files.ts'
import { type AttackedPortal, startPortal } from './portal.ts'
import { countAnswer, newReport, type Report } from './report.ts'

const attemptsPerRound = 60
const atOnce = 6
/** Faster answers always pass, because a busy machine can be slow. */
const slowMs = 150

const endpoints = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ kind }) => kind !== 'events')
  .filter(endpoint => endpoint !== authEndpoints.logout)

/**
 * The attempts of a round, before ids are filled in.
 * @internal
 */
export const plannedFor = (seed: number, round: number): { endpoint: Endpoint; seed: number }[] => {
  const dice = diceOf(seed * 7919 + round)
  return Array.from({ length: attemptsPerRound }, () => ({
    endpoint: dice.pick(endpoints),
    seed: Math.floor(dice.roll() * 2 ** 32),
  }))
}

type Role = 'tenant' | 'landlord'
type Someone = { browser: TestBrowser; id: string }
type FileWithQuery = ReturnType<typeof filesFor>['kept'][number]

class Attack {
  readonly #strangers: Record<Role, Someone>
  readonly #owners: Record<Role, Someone>

  constructor(
    readonly portal: AttackedPortal,
    readonly report: Report,
    { strangers, owners }: Record<'strangers' | 'owners', Record<Role, Someone>>,
  ) {
    this.#strangers = strangers
    this.#owners = owners
  }

  async send(
    attempt: Attempt,
    { access, own }: Endpoint,
    ownerRole: Role | undefined,
  ): Promise<Response | null> {
    const role = own ? ownerRole : access
    const people = attempt.by === 'owner' ? this.#owners : this.#strangers
    const { cookie } = people[role === 'landlord' ? 'landlord' : 'tenant'].browser
    const { method, path, headers, body = null } = attempt
    const sent = new Headers(headers)
    if (attempt.by !== 'visitor' && cookie) sent.set('cookie', cookie)
    return this.#answerTo(path, attempt.what, { method, headers: sent, body })
  }

  async sendFile({ method, path, access }: Endpoint, { what, body, query }: FileWithQuery) {
    const { cookie = '' } = this.#strangers[access === 'landlord' ? 'landlord' : 'tenant'].browser
    const headers = new Headers({ 'content-type': 'image/jpeg', cookie })
    const guessed = path.replace(/:\w+/g, crypto.randomUUID())
    return this.#answerTo(`${guessed}?${query}`, what, { method, headers, body }, what === cut)
  }

  async keepFile(endpoint: Endpoint, file: FileWithQuery): Promise<void> {
    const response = await this.sendFile(endpoint, file)
    if (response?.status === 201) this.report.kept += 1
    else this.report.failures.push(`${response?.status} for ${file.what}, which ${endpoint.path} takes`)
  }

  async #answerTo(
    path: string,
    how: string,
    init: { method: string; headers: Headers; body: BodyInit | null },
    mayBeCut = false,
  ): Promise<Response | null> {
    const what = `${init.method} ${path.slice(0, 120)}: ${how}`
    init.headers.set('x-forwarded-for', `198.51.100.${this.report.requests % 250}`)
    try {
      const response = await fetch(new URL(path, this.portal.url), init)
      const answer: unknown = await response
        .clone()
        .json()
        .catch(() => null)
      const parsed = ErrorAnswer.safeParse(answer)
      countAnswer(this.report, response.status, parsed.data?.error.code, what)
      return response
    } catch (error) {
      if (!mayBeCut) this.report.failures.push(`no answer (${error}) for ${what}`)
      return null
    }
  }

  get #ownerIds(): Record<Role, string> {
    return { tenant: this.#owners.tenant.id, landlord: this.#owners.landlord.id }
  }

  /** Someone else's thing if the endpoint serves owners. */
  #idFor(endpoint: Endpoint): Promise<string> {
    return endpoint.own
      ? ownedThingOf(endpoint).make(this.portal.database, this.#ownerIds)
      : Promise.resolve(this.#owners.landlord.id)
  }

  async round(seed: number, round: number): Promise<void> {
    await this.#forgetLimits()
    const refused: (() => Promise<unknown>)[] = []
    const others: (() => Promise<unknown>)[] = []
    for (const planned of plannedFor(seed, round)) {
      const { endpoint } = planned
      const id = await this.#idFor(endpoint)
      const dice = diceOf(planned.seed)
      const attempt = attemptOn(endpoint, dice, id)
      const thing = endpoint.own && ownedThingOf(endpoint)
      const send = (what: Attempt) => () => this.send(what, endpoint, thing ? thing.owner : undefined)
      if (attempt) {
        const byOwner: Attempt =
          thing && attempt.by === 'stranger' && dice.roll() < 0.5 ? { ...attempt, by: 'owner' } : attempt
        ;((await isToBeRefused(endpoint, attempt, id)) ? refused : others).push(send(byOwner))
      }
      if (thing) {
        for (const by of ['stranger', 'visitor'] as const)
          refused.push(send(withItsBody(endpoint, id, thing.body, by)))
        const own = send(withItsBody(endpoint, id, thing.body, 'owner'))
        others.push(own, own)
      }
    }
    const dice = diceOf(seed + round)
    for (const endpoint of endpoints.filter(isUpload)) {
      const files = filesFor(endpoint, dice)
      refused.push(...files.refused.map(file => () => this.sendFile(endpoint, file)))
      others.push(...files.kept.map(file => () => this.keepFile(endpoint, file)))
    }
    await postponeChores(this.portal.database)
    const before = await readTableStates(this.portal.database)
    await inParallel(refused)
    const changed = changedTables(before, await readTableStates(this.portal.database))
    if (changed.length > 0) this.report.changes.push(`${changed.join(', ')} in round ${round}`)
    await this.#watch(`the refused calls of round ${round}`)
    await inParallel(others)
    await this.#watch(`the other calls of round ${round}`)
  }

  /** The same request twice at once with one client id must create one thing. */
  async doubled(): Promise<void> {
    const { tenant, landlord } = this.#strangers
    for (const { endpoint, maker, body } of everyCreation) {
      const made = await body(this.portal.database, { tenant: tenant.id, landlord: landlord.id })
      const attempt: Attempt = {
        what: 'the same twice at once',
        by: 'stranger',
        method: endpoint.method,
        path: endpoint.path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...made, clientId: crypto.randomUUID() }),
      }
      const both = await Promise.all(
        [1, 2].map(() => this.send(attempt, { ...endpoint, access: maker }, maker)),
      )
      const ids = new Set<string>()
      for (const response of both) if (response?.status === 201) ids.add(madeIn(await response.json()))
      if (ids.size > 1) this.report.changes.push(`${endpoint.path} made two of one`)
    }
    await this.#watch('doubled requests')
  }

  async hosts(dice: Dice): Promise<void> {
    const port = Number(new URL(this.portal.url).port)
    for (const host of ['api', 'a', '[::1]', 'x:1', '', null, 'a b', '[::1', `${dice.roll()}`.repeat(100)]) {
      const target = dice.pick([
        '/api/properties/search',
        '/api/api/auth/me',
        '//api/x',
        'http://api/api/auth/me',
      ])
      const { status, body } = await getRaw(port, target, host)
      const parsed = ErrorAnswer.safeParse(body.startsWith('{') ? JSON.parse(body) : null)
      countAnswer(this.report, status, parsed.data?.error.code, `${target} at ${host}`)
    }
    await this.#watch('Host headers')
  }

  async growth(dice: Dice): Promise<void> {
    const endpoint = dice.pick(endpoints.filter(({ body }) => body))
    const { name, make } = dice.pick(hostileBodiesOf(schemaOf(endpoint)))
    const id = await this.#idFor(endpoint)
    const role = endpoint.own ? ownedThingOf(endpoint).owner : undefined
    const medianOf = async (share: number): Promise<number> => {
      const body = make(share, endpoint.maxBodyBytes ?? defaultMaxBodyBytes)
      const path = endpoint.path.replace(/:\w+/g, id)
      const headers = { 'content-type': 'application/json' }
      const times: number[] = []
      for (let count = 0; count < 5; count += 1) {
        const start = performance.now()
        await this.send(
          { what: name, by: 'stranger', method: endpoint.method, path, headers, body },
          endpoint,
          role,
        )
        times.push(performance.now() - start)
      }
      return times.toSorted((one, other) => one - other)[2] ?? 0
    }
    await this.#forgetLimits()
    const isSlow = async (): Promise<boolean> => {
      const whole = await medianOf(1)
      return whole > slowMs && whole > 2.5 * (await medianOf(0.5))
    }
    // Three times: a busy machine can pause at any time; real growth shows up every time.
    if ((await isSlow()) && (await isSlow()) && (await isSlow()))
      this.report.slow.push(`${endpoint.method} ${endpoint.path}: ${name}`)
    await this.#watch(`${endpoint.method} ${endpoint.path}: ${name}`)
  }

  /** Otherwise the attack would soon meet nothing but limits. */
  async #forgetLimits(): Promise<void> {
    const { database } = this.portal
    const own = [this.#strangers.tenant.id, this.#strangers.landlord.id]
    await database.delete(rateLimits)
    await database.delete(documents).where(inArray(documents.ownerId, own))
    await database.delete(photos).where(inArray(photos.ownerId, own))
  }

  async #watch(during: string): Promise<void> {
    const ms = await this.portal.longestBlockMs()
    if (ms > this.report.longestBlock.ms) this.report.longestBlock = { ms, during }
  }
}

const withItsBody = (endpoint: Endpoint, id: string, body: unknown, by: Attempt['by']): Attempt => ({
  what: by === 'owner' ? 'its own thing' : "another's id",
  by,
  method: endpoint.method,
  path: endpoint.path.replace(/:\w+/g, id),
  headers: { 'content-type': 'application/json' },
  ...(endpoint.body && { body: JSON.stringify(body) }),
})

const inParallel = async (calls: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const left = calls.values()
  const work = async (): Promise<void> => {
    for (const call of left) await call()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const signIn = async (portal: AttackedPortal, email: string): Promise<Someone> => {
  const browser = new TestBrowser(request => fetch(request), portal.url)
  const { user } = await browser.call(authEndpoints.login, { body: { email, password: 'rental-demo' } })
  return { browser, id: user.id }
}

/** A new person owns nothing; the address is confirmed. */
const signUp = async (portal: AttackedPortal, userType: Role): Promise<Someone> => {
  const browser = new TestBrowser(request => fetch(request), portal.url)
  const person = { firstName: 'Sam', lastName: 'Stranger', password: 'correct horse battery', userType }
  const body = { ...person, email: `${userType}-${crypto.randomUUID()}@example.org` }
  const { user } = await browser.call(accountEndpoints.register, { body })
  await confirmAddress(portal.database, user.id)
  return { browser, id: user.id }
}

/** Runs `command` on a copy of the demonstration at `template`. */
export const attack = async (
  command: readonly string[],
  template: string,
  { seed, seconds }: { seed: number; seconds: number },
): Promise<Report> => {
  await using portal = await startPortal(command, template)
  const report = newReport(seed)
  const owners = {
    tenant: await signIn(portal, 'tenant@example.com'),
    landlord: await signIn(portal, 'landlord@example.com'),
  }
  const strangers = { tenant: await signUp(portal, 'tenant'), landlord: await signUp(portal, 'landlord') }
  const attacking = new Attack(portal, report, { strangers, owners })
  await portal.longestBlockMs() // ignore blocking during startup
  const end = performance.now() + seconds * 1000
  for (let round = 0; performance.now() < end; round += 1) {
    const dice = diceOf(seed + round)
    await attacking.round(seed, round)
    await attacking.growth(dice)
    await attacking.hosts(dice)
    await attacking.doubled()
  }
  return report
}
