// For run-server.test.ts and record-request.test.ts. Prints what happens, one line each.
import { log } from '../log.ts'
import { onBehalfOf } from '../on-behalf-of.ts'
import { noteRequest } from '../record-request.ts'
import { refuseBusyPort } from '../refuse-busy-port.ts'
import { runServer } from '../run-server.ts'

/** Arrives in two parts, 300 ms apart, or never ends. */
const streamOf = (isEndless: boolean): Response => {
  const send = async (controller: ReadableStreamDefaultController<string>): Promise<void> => {
    controller.enqueue('data: 1\n\n')
    if (isEndless) return
    await Bun.sleep(300)
    controller.enqueue('data: 2\n\n')
    controller.close()
  }
  const stream = new ReadableStream<string>({ start: controller => void send(controller) })
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream' },
  })
}

const block = (milliseconds: number): void => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

const { PORT = '0', STOP_WITHIN_MS = '10000' } = process.env

await runServer(
  async ({ addressOf, defer, isStopping, listen }) => {
    refuseBusyPort(Number(PORT))
    defer(() => console.log('closed the first'))
    const answer = async (request: Request, by: string): Promise<Response> => {
      const { pathname, href } = new URL(request.url)
      if (pathname.endsWith('/throw')) throw new Error('secret of the database')
      if (pathname === '/api/known') noteRequest(request, { endpoint: '/api/:known', personId: 'somebody' })
      if (pathname === '/api/stream' || pathname === '/api/endless') {
        noteRequest(request, { endpoint: pathname })
        return streamOf(pathname === '/api/endless')
      }
      if (pathname === '/api/block') {
        await Bun.sleep(50)
        block(300)
        await Bun.sleep(50)
      }
      if (pathname === '/never') {
        console.log('at work')
        await new Promise(() => {})
      }
      if (pathname === '/redirect') return Response.redirect('/elsewhere')
      if (pathname === '/slow') {
        console.log('at work')
        await Bun.sleep(500)
      }
      const inner = onBehalfOf(request, '/api/inner', AbortSignal.timeout(10_000))
      return Response.json({
        by,
        href,
        address: addressOf(request),
        inner: addressOf(inner),
        cookie: inner.headers.get('cookie'),
        isStopping: isStopping(),
      })
    }
    const { href } = listen(Number(PORT), {
      api: request => answer(request, 'api'),
      pages: request => answer(request, 'pages'),
      refuse: (code, message, requestId) => {
        const status = code === 'unreadable' ? 400 : 500
        return Response.json(
          { error: { code, message, requestId } },
          { status, headers: { 'x-request-id': requestId } },
        )
      },
    })
    log.tell(href)
    defer(() => console.log('closed the last'))
  },
  { stopWithinMs: Number(STOP_WITHIN_MS) },
)
