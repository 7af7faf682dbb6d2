import type { ReadVotes, VersionFigures } from '@portal/contract/client-failures/client-failure'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import type { Answer } from '@portal/contract/endpoint'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import { pagesKeyHeader } from '@portal/server/pages-key'
import type * as z from 'zod/mini'
import { type CallApi, readAnswer } from './read-answer.ts'

export type Votes = Answer<typeof votes>

const { figures, votes } = clientFailureEndpoints

const patienceMs = 4000
/** Longer than the database can take for one query: a day with millions of reports must be judged, too. */
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

const votesPath = (query: ReadVotes): string =>
  `${votes.path}?${new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )}`

export const readVotesFor = (request: Request, query: ReadVotes, callApi: CallApi): Promise<Votes | null> =>
  read(request, votesPath(query), votes.answer, callApi)

/** Throws while the API does not answer. */
export const readVotesWith = async (pagesKey: string, query: ReadVotes, callApi: CallApi): Promise<Votes> => {
  const headers = { [pagesKeyHeader]: pagesKey }
  const response = callApi(new Request(`http://localhost${votesPath(query)}`, { headers }))
  const found = await readAnswer(votes.answer, response, judgePatienceMs)
  if (!found) throw new Error('The API returned no votes.')
  return found
}
