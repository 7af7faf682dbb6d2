// A server of its own process for run-server.test.ts. Says what happens, a line for each.
import { onBehalfOf } from '../on-behalf-of.ts'
import { refuseBusyPort } from '../refuse-busy-port.ts'
import { runServer } from '../run-server.ts'

const { PORT = '0', STOP_WITHIN_MS = '10000' } = process.env

await runServer(
  async ({ addressOf, defer, isStopping, listen }) => {
    refuseBusyPort(Number(PORT))
    defer(() => console.log('closed the first'))
    const answer = async (request: Request, by: string): Promise<Response> => {
      const { pathname, href } = new URL(request.url)
      if (pathname.endsWith('/throw')) throw new Error('secret of the database')
      if (pathname === '/never') await new Promise(() => {})
      if (pathname === '/slow') {
        console.log('at work')
        await Bun.sleep(500)
      }
      const inner = onBehalfOf(request, '/api/inner')
      return Response.json({
        by,
        href,
        address: addressOf(request),
        inner: addressOf(inner),
        cookie: inner.headers.get('cookie'),
        isStopping: isStopping(),
      })
    }
    console.log(
      listen(Number(PORT), {
        api: request => answer(request, 'api'),
        pages: request => answer(request, 'pages'),
      }).href,
    )
    defer(() => console.log('closed the last'))
  },
  { stopWithinMs: Number(STOP_WITHIN_MS) },
)
