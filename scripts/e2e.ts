// `npm run e2e`: the user stories against any portal: see e2e/README.md.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { environmentOfTests } from './environment-of-tests.ts'
import { findChromium } from './find-chromium.ts'
import { root } from './root.ts'

const usage = `npm run e2e -- [--base-url URL] [--mailbox URL] [--demonstration] [--mf <app>@<url>] [spec…]
  --base-url       a portal that runs already; without it the stories start their own
  --mailbox        where the mail that it sends can be read (tools/stand-ins/mail)
  --demonstration  that portal has the demonstration's people
  --mf             takes one app from elsewhere; the portal's OVERRIDE_ORIGINS must name its origin
  spec             a part of the names of the story files wanted; otherwise all`

interface RunOptions {
  baseUrl: string | undefined
  mailbox: string | undefined
  override: string | undefined
  isDemonstration: boolean
  specs: string[]
}

/**
 * The addresses as plain origins. Throws an Error of one sentence for anything invalid.
 * @internal
 */
export const readRunOptions = (args: string[]): RunOptions => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      'base-url': { type: 'string' },
      mailbox: { type: 'string' },
      demonstration: { type: 'boolean' },
      mf: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [app, ...address] = values.mf?.split('@') ?? []
  return {
    baseUrl: values['base-url'] === undefined ? undefined : originOf(values['base-url'], '--base-url'),
    mailbox: values.mailbox === undefined ? undefined : originOf(values.mailbox, '--mailbox'),
    override: app === undefined ? undefined : `${app}@${originOf(address.join('@'), '--mf')}`,
    isDemonstration: values.demonstration ?? false,
    specs: positionals,
  }
}

const originOf = (address: string, option: string): string => {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`${option} needs an address like http://localhost:3000, not “${address}”.`)
  return url.origin
}

/**
 * Throws an Error of one sentence unless a portal answers there.
 * @internal
 */
export const refuseSilentPortal = async (url: string): Promise<void> => {
  const answer = await fetch(`${url}/registry.json`).catch(() => undefined)
  if (!answer) throw new Error(`Nothing answers at ${url}.`)
  if (!answer.ok) throw new Error(`What answers at ${url} is not the portal: it has no /registry.json.`)
}

const run = async ({ baseUrl, mailbox, override, isDemonstration, specs }: RunOptions): Promise<number> => {
  if (baseUrl) await refuseSilentPortal(baseUrl)
  // Ctrl+C goes to the stories as well: this waits while they remove what they created.
  process.on('SIGINT', () => {})
  const child = Bun.spawn([process.execPath, 'run', 'test', ...specs], {
    cwd: join(root, 'e2e'),
    env: {
      ...environmentOfTests(),
      CHROMIUM: await findChromium(),
      E2E_SHOW: '1',
      ...(baseUrl && { E2E_BASE_URL: baseUrl }),
      ...(mailbox && { E2E_MAILBOX: mailbox }),
      ...(override && { E2E_MF: override }),
      ...(isDemonstration && { E2E_DEMONSTRATION: '1' }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await child.exited
  console.log(`Report: ${join(root, 'test-results/report/index.html')}`)
  return code
}

const runCommand = async (): Promise<number> => {
  try {
    return await run(readRunOptions(process.argv.slice(2)))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    return 1
  }
}

if (import.meta.main) process.exit(await runCommand())
