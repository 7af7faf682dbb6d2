// What the API counts of the apps' versions, read for an administrator or for the pages' server itself.
import type { VersionFigures } from '@portal/contract/client-failures/client-failure'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import { pagesKeyHeader } from '@portal/server/pages-key'

type CallApi = (request: Request) => Promise<Response>
type Version = Pick<VersionFigures, 'app' | 'version'>

const { figures } = clientFailureEndpoints
/** A page is not drawn late; who asks in the background has time. */
const patienceMs = { page: 800, background: 4000 }

const pathOf = (versions: Version[], since?: string): string => {
  const list = versions.map(({ app, version }) => `${app}@${version}`).join(',')
  return `${figures.path}?${new URLSearchParams({ versions: list, ...(since && { since }) })}`
}

const read = async (asked: Promise<Response>, withinMs: number): Promise<VersionFigures[] | null> => {
  const gaveUp = Bun.sleep(withinMs).then(() => null)
  const response = await Promise.race([asked, gaveUp]).catch(() => null)
  if (!response?.ok) return null
  return figures.answer.safeParse(await response.json()).data?.figures ?? null
}

/** Null for anyone but administrators, and while the API cannot say who asks. */
export const readFiguresFor = (
  request: Request,
  versions: Version[],
  callApi: CallApi,
): Promise<VersionFigures[] | null> => read(callApi(onBehalfOf(request, pathOf(versions))), patienceMs.page)

/** What was reported of one version since a moment; null while the API does not say so. */
export const readFiguresWith = async (
  pagesKey: string,
  version: Version,
  since: string,
  callApi: CallApi,
): Promise<VersionFigures | null> => {
  const request = new Request(`http://localhost${pathOf([version], since)}`, {
    headers: { [pagesKeyHeader]: pagesKey },
  })
  return (await read(callApi(request), patienceMs.background))?.[0] ?? null
}
