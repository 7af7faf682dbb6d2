import { afterAll } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { billingKeys } from './billing.ts'

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/**
 * On a seeded database, with the payment provider's stand-in, until the end of the test file; resolves once it
 * listens.
 */
export const startBilledProcess = async (databaseUrl: string, standInUrl: string, keys = billingKeys) => {
  const child = Bun.spawn([process.execPath, program], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      LOG_FORMAT: 'json',
      STRIPE_SANDBOX_URL: standInUrl,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  afterAll(() => child.kill('SIGKILL'))
  let output = ''
  const { promise: url, resolve, reject } = Promise.withResolvers<string>()
  const read = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) {
      output += text
      const [, address] = output.match(/listens on ([^\s"]+)/) ?? []
      if (address) resolve(address)
    }
  }
  const ended = Promise.all([read(child.stdout), read(child.stderr)])
  void ended.then(() => reject(new Error(`The API ended: ${output}`)))
  return {
    url: await url,
    webhook: `${await url}api/stripe/webhook`,
    kill: async () => {
      child.kill('SIGKILL')
      await child.exited
    },
    /** Resolves with all its output. */
    stop: async (): Promise<string> => {
      child.kill('SIGTERM')
      await child.exited
      await ended
      return output
    },
  }
}
