import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The network ends once this many bytes have arrived; the proxy then refuses all connections. */
export const openFailingProxy = async (bytes: number): Promise<{ url: string; close: () => void }> => {
  const sockets = new Set<Socket>()
  let left = bytes
  const end = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer(client => {
    client.once('data', request => {
      const [, host = '', port = ''] = /^CONNECT ([^:]+):(\d+)/.exec(request.toString()) ?? []
      const remote = connect(Number(port), host, () => client.write('HTTP/1.1 200 Connected\r\n\r\n'))
      for (const socket of [client, remote]) {
        sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => sockets.delete(socket))
      }
      client.pipe(remote).pipe(client)
      remote.on('data', chunk => {
        left -= chunk.length
        if (left < 0) end()
      })
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server on a port, not on a path, has an address of this form.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: end }
}
