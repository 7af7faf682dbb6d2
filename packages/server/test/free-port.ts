import { createServer } from 'node:net'

/** Outgoing connections get the ports above, and could take one before its server is up. */
const lowest = 10_000
const highest = 32_000

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** For a server that must know its port before it starts. */
export const freePort = async (): Promise<number> => {
  const port = lowest + Math.floor(Math.random() * (highest - lowest))
  return (await isFree(port)) ? port : freePort()
}
