/** Returns the output until the server closes the connection or completes the response. */
export const sendRaw = async (
  port: number,
  head: string,
): Promise<{ status: number; headers: string; body: string }> => {
  let received = ''
  const { promise, resolve } = Promise.withResolvers<void>()
  const isWhole = () => {
    const [, headers = '', body] = /^(.*?)\r\n\r\n(.*)$/s.exec(received) ?? []
    const length = /content-length: (\d+)/i.exec(headers)?.[1]
    return length !== undefined && Buffer.byteLength(body ?? '') >= Number(length)
  }
  const socket = await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      data: (_, chunk) => {
        received += chunk.toString()
        if (isWhole()) resolve()
      },
      close: () => resolve(),
      error: () => resolve(),
    },
  })
  socket.write(Buffer.from(head, 'latin1'))
  await promise
  socket.end()
  return {
    status: Number(received.match(/^HTTP\/1\.1 (\d+)/)?.[1]),
    headers: received.slice(0, received.indexOf('\r\n\r\n')),
    body: received.slice(received.indexOf('\r\n\r\n') + 4),
  }
}

/** Null leaves the Host header out, as HTTP/1.0 may. */
export const getRaw = (port: number, target: string, host: string | null) =>
  sendRaw(
    port,
    host === null
      ? `GET ${target} HTTP/1.0\r\n\r\n`
      : `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  )
