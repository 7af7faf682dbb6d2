// Runs the pages alone; the API is elsewhere, at API_URL, and is passed on from here so that the browser sees one origin.
import { buildPackages } from '@portal/shared-ui/federation/build-packages'
import { readPageSettings } from './page-settings.ts'
import { createShellServer } from './shell-server.ts'

const { API_URL, PORT = '3000', NODE_ENV } = process.env
if (!API_URL || !URL.canParse(API_URL)) {
  console.error(
    'The environment variable API_URL is missing: say where the API is, such as http://localhost:3001.',
  )
  process.exit(1)
}

/** Tells the API on whose behalf it asks: it counts its limits by the browser's address, not by this server's. */
const callApi = (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  const address = server.requestIP(request)?.address
  if (address) headers.set('x-forwarded-for', address)
  const { method, body } = request
  return fetch(new URL(pathname + search, API_URL), { method, headers, body, redirect: 'manual' })
}

const servePage = await createShellServer({
  packages: await buildPackages(),
  settings: readPageSettings(process.env),
  isProduction: NODE_ENV === 'production',
  callApi,
})

const isForApi = (request: Request): boolean =>
  /^\/(api\/|healthz$|readyz$)/.test(new URL(request.url).pathname)

const server = Bun.serve({
  port: Number(PORT),
  fetch: request => (isForApi(request) ? callApi(request) : servePage(request)),
})
console.log(`The pages are at ${server.url}`)

const stop = async () => {
  await server.stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
