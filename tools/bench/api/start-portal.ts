import { join } from 'node:path'

interface Portal {
  origin: string
  stop: () => Promise<void>
}

export const ourApi = join(import.meta.dirname, '../../../api')

/**
 * In this folder, ours by default, in its own process; resolves once it prints its address. It trusts
 * X-Forwarded-For, so that calls can count as coming from many networks.
 */
export const startPortal = async (
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  api = ourApi,
): Promise<Portal> => {
  const child = Bun.spawn([process.execPath, 'src/main.ts'], {
    cwd: api,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      TRUSTED_PROXIES: '1',
      METRICS_PORT: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    child.kill()
    await child.exited
  }
  let printed = ''
  const decoder = new TextDecoder()
  for await (const part of child.stdout) {
    printed += decoder.decode(part, { stream: true })
    const [origin] = /http:\/\/[\w.:[\]]+/.exec(printed) ?? []
    if (origin) return { origin, stop }
  }
  throw new Error(`The API did not start:\n${printed}`)
}
