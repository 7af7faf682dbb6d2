// Reads files as ClamAV's clamd does.
import { afterAll } from 'bun:test'
import { createServer, type Socket } from 'node:net'

/** In two parts, so that no antivirus program finds it here. */
export const harmful = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)

const command = Buffer.from('zINSTREAM\0')

/** Once all of it has arrived. */
const fileIn = (arrived: Buffer): Buffer | undefined => {
  if (!arrived.subarray(0, command.length).equals(command)) return undefined
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= arrived.length; ) {
    const length = arrived.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(arrived.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** It answers with `say`, if that is set, and not at all if that is empty. */
export const startClamd = async () => {
  const files: Buffer[] = []
  const state: { say: string | undefined } = { say: undefined }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    let arrived = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', data => {
      arrived = Buffer.concat([arrived, data])
      const file = fileIn(arrived)
      if (!file) return
      files.push(file)
      const verdict = file.includes(harmful) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
      if (state.say !== '') socket.end(`${state.say ?? verdict}\0`)
    })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  afterAll(stop)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { virusScanner: { host: '127.0.0.1', port }, files, state, stop }
}
