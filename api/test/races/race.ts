import type { Endpoint } from '@portal/contract/endpoint'
import type { User } from '@portal/contract/people/person'
import type { Database } from '../../src/platform/database/database.ts'
import { rateLimits } from '../../src/schema/sessions.ts'
import type { Parts, TestBrowser } from '../test-browser.ts'

type Person = TestBrowser & { user: User }

export interface Stage {
  database: Database
  visitor: () => TestBrowser
  tenant: Person
  landlord: Person
}

interface RaceAnswer {
  status: number
  body: Record<string, unknown>
}

type Rivals<Name extends string> = Record<Name, readonly (() => Promise<Response>)[]>
type Answers<Name extends string> = Record<Name, RaceAnswer[]>

/** In random order and some a little later; returns each one's answers. */
type Meet = <Name extends string>(rivals: Rivals<Name>, withinMs?: number) => Promise<Answers<Name>>

export interface Race {
  name: string
  endpoints: readonly Endpoint[]
  /** Throws if an invariant is broken afterward. */
  round: (stage: Stage, meet: Meet) => Promise<void>
}

/** Such as `{ "login 401": 3 }`. */
type Counts = Record<string, number>

/** Returns the rivals' statuses, and what went wrong in which round. */
export const runRace = async (stage: Stage, race: Race, rounds: number) => {
  const counts: Counts = {}
  const broken: string[] = []
  const meet: Meet = async (rivals, withinMs = 3) => {
    const answers = noAnswers(rivals)
    const starts = namedIn(rivals).flatMap(([name, all]) => all.map(start => ({ name, start })))
    await Promise.all(
      shuffled(starts).map(async ({ name, start }) => {
        await Bun.sleep(Math.random() * withinMs)
        const answered = await readAnswer(await start())
        answers[name].push(answered)
        const seen = `${name} ${answered.status}`
        counts[seen] = (counts[seen] ?? 0) + 1
      }),
    )
    const failed = namedIn(answers).flatMap(([, all]) => all.filter(({ status }) => status >= 500))
    if (failed[0]) throw new Error(`${failed.length} answers of 5xx, such as ${JSON.stringify(failed[0])}`)
    return answers
  }
  for (let round = 1; round <= rounds; round += 1) {
    await stage.database.delete(rateLimits)
    await race.round(stage, meet).catch((error: unknown) => {
      broken.push(`round ${round}: ${error instanceof Error ? error.message : error}`)
    })
  }
  return { counts, broken }
}

export const times = <Rival>(count: number, make: (index: number) => Rival): Rival[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const calling = (browser: TestBrowser, endpoint: Endpoint, parts?: Parts) => () =>
  browser.sendTo(endpoint, parts)

export const statusesOf = (answers: readonly RaceAnswer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

const readAnswer = async (response: Response): Promise<RaceAnswer> => {
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map(item => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)

/** Guarantee: `Object.entries` returns an object's own keys. */
const namedIn = <Name extends string, Value>(record: Record<Name, Value>) =>
  Object.entries(record) as [Name, Value][]

/** Guarantee: there is a list under each of the rivals' names. */
const noAnswers = <Name extends string>(rivals: Rivals<Name>) =>
  Object.fromEntries(Object.keys(rivals).map(name => [name, []])) as unknown as Answers<Name>
