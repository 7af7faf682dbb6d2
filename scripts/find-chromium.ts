import { join } from 'node:path'
import { captureCommand, installFromDebian } from './capture-command.ts'
import { root } from './root.ts'

/** The first has no windows, which saves an eighth of the processor's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The one that CHROMIUM names, one on the PATH, or Playwright's own; undefined if none runs. */
export const installedChromium = async (): Promise<string | undefined> =>
  firstWorking([process.env.CHROMIUM, ...names.map(name => Bun.which(name)), await ofPlaywright()])

/** A Chromium that runs, or Debian's package, which root installs. Throws an Error of one sentence when there is none. */
export const findChromium = async (): Promise<string> =>
  (await installedChromium()) ?? (await ofDebian()) ?? refuse()

/**
 * The first that prints its version.
 * @internal
 */
export const firstWorking = async (programs: (string | null | undefined)[]): Promise<string | undefined> => {
  for (const program of programs) if (program && (await runs(program))) return program
  return undefined
}

/** A placeholder of that name, as some systems have, does not run. */
const runs = (program: string): Promise<boolean> =>
  captureCommand([program, '--version']).then(
    ({ succeeded }) => succeeded,
    () => false,
  )

const ofPlaywright = async (): Promise<string> => {
  const question = `import { chromium } from '@playwright/test'; console.log(chromium.executablePath())`
  return (await captureCommand([process.execPath, '-e', question], { cwd: join(root, 'e2e') })).output.trim()
}

const ofDebian = async (): Promise<string | undefined> => {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installFromDebian(name)
    const found = await firstWorking([Bun.which(name)])
    if (found) return found
  }
  return undefined
}

const refuse = (): never => {
  throw new Error(
    'No Chromium was found: install one (on Debian `apt-get install chromium`) or set CHROMIUM to the path of yours.',
  )
}
