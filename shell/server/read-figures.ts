// The API's figures about the apps' versions, read for an administrator or for the pages' server itself.
import type { ReadVotes, VersionFigures } from '@portal/contract/client-failures/client-failure'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import type { Answer } from '@portal/contract/endpoint'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import { pagesKeyHeader } from '@portal/server/pages-key'
import type * as z from 'zod/mini'
import { type CallApi, readAnswer } from './read-answer.ts'

export type Votes = Answer<typeof votes>

const { figures, votes } = clientFailureEndpoints

/** What an administrator who looks at the figures waits for. */
const patienceMs = 4000
/** Longer than the database may take for one query: a day with millions of reports must be judged, too. */
const judgePatienceMs = 10_000

const read = <Value>(
  request: Request,
  path: string,
  answer: z.ZodMiniType<Value>,
  callApi: CallApi,
): Promise<Value | null> =>
  readAnswer(answer, callApi(onBehalfOf(request, path, AbortSignal.timeout(patienceMs))), patienceMs)

type Version = Pick<VersionFigures, 'app' | 'version'>

const figuresPath = (versions: Version[]): string => {
  const list = versions.map(({ app, version }) => `${app}@${version}`)
  return `${figures.path}?${new URLSearchParams({ versions: list.join(',') })}`
}

/** Null for anyone but administrators, and while the API does not answer. */
export const readFiguresFor = async (
  request: Request,
  versions: Version[],
  callApi: CallApi,
): Promise<VersionFigures[] | null> =>
  (await read(request, figuresPath(versions), figures.answer, callApi))?.figures ?? null

const votesPath = (asked: ReadVotes): string =>
  `${votes.path}?${new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )}`

/** Null for anyone but administrators, and while the API does not answer. */
export const readVotesFor = (request: Request, asked: ReadVotes, callApi: CallApi): Promise<Votes | null> =>
  read(request, votesPath(asked), votes.answer, callApi)

/** Throws while the API does not answer. */
export const readVotesWith = async (pagesKey: string, asked: ReadVotes, callApi: CallApi): Promise<Votes> => {
  const headers = { [pagesKeyHeader]: pagesKey }
  const counted = callApi(new Request(`http://localhost${votesPath(asked)}`, { headers }))
  const found = await readAnswer(votes.answer, counted, judgePatienceMs)
  if (!found) throw new Error('The API returned no votes.')
  return found
}
