/** On its own connection, because `fetch` sends at most 256 at once. Throws if it closes without an answer. */
export const sendApart = async (request: Request): Promise<Response> => {
  const { hostname, port, pathname, search } = new URL(request.url)
  const body = await request.text()
  const headers = new Headers(request.headers)
  headers.set('host', `${hostname}:${port}`)
  headers.set('connection', 'close')
  if (body) headers.set('content-length', String(Buffer.byteLength(body)))
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`)
  const sent = [`${request.method} ${pathname}${search} HTTP/1.1`, ...lines, '', body].join('\r\n')

  const { promise: heard, resolve, reject } = Promise.withResolvers<string>()
  let text = ''
  await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: socket => void socket.write(sent),
      data: (_socket, chunk) => {
        text += chunk.toString()
      },
      close: () => resolve(text),
      error: (_socket, error) => reject(error),
    },
  })
  const [head = '', content = ''] = (await heard).split('\r\n\r\n')
  const [first = '', ...fields] = head.split('\r\n')
  const status = Number(first.split(' ')[1])
  if (!status) throw new Error('The connection was closed without an answer.')
  const pairs = fields.map((field): [string, string] => [
    field.slice(0, field.indexOf(':')),
    field.slice(field.indexOf(':') + 2),
  ])
  return new Response(status === 204 ? null : content, { status, headers: pairs })
}
