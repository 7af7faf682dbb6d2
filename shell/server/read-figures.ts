// What the API counts of the apps' versions, read for an administrator or for the pages' server itself.
import type { VersionFigures } from '@portal/contract/client-failures/client-failure'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import { pagesKeyHeader } from '@portal/server/pages-key'

export type CallApi = (request: Request) => Promise<Response>

interface Version {
  app: string
  version: string
  /** Reports before it do not count. */
  since?: string
}

const { figures } = clientFailureEndpoints

/** A page is not drawn late; to count a busy day's reports takes a second. */
const patienceMs = { page: 800, figures: 4000 }

const pathOf = (versions: Version[]): string => {
  const list = versions.map(({ app, version, since }) => [app, version, since].filter(Boolean).join('@'))
  return `${figures.path}?${new URLSearchParams({ versions: list.join(',') })}`
}

const read = async (asked: Promise<Response>, withinMs: number): Promise<VersionFigures[] | null> => {
  const gaveUp = Bun.sleep(withinMs).then(() => null)
  const response = await Promise.race([asked, gaveUp]).catch(() => null)
  if (!response?.ok) return null
  return figures.answer.safeParse(await response.json()).data?.figures ?? null
}

/** Whether an administrator asks; false while the API cannot say so. */
export const isAdministrator = async (request: Request, callApi: CallApi): Promise<boolean> =>
  (await read(callApi(onBehalfOf(request, pathOf([]))), patienceMs.page)) !== null

/** Null for anyone but administrators, and while the API does not answer. */
export const readFiguresFor = (
  request: Request,
  versions: Version[],
  callApi: CallApi,
): Promise<VersionFigures[] | null> =>
  read(callApi(onBehalfOf(request, pathOf(versions))), patienceMs.figures)

/** Null while the API does not answer. */
export const readFiguresWith = (
  pagesKey: string,
  versions: Version[],
  callApi: CallApi,
): Promise<VersionFigures[] | null> => {
  const headers = { [pagesKeyHeader]: pagesKey }
  return read(callApi(new Request(`http://localhost${pathOf(versions)}`, { headers })), patienceMs.figures)
}
