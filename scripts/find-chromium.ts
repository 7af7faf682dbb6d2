import { join } from 'node:path'
import { captureCommand, installFromDebian } from './capture-command.ts'
import { root } from './root.ts'

/** The first has no windows, which cost an eighth of the processor's time for all stories. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** A Chromium that runs: the one that CHROMIUM names, one on the PATH, or Playwright's own; undefined if there is none. */
export const installedChromium = async (): Promise<string | undefined> =>
  firstWorking([process.env.CHROMIUM, ...names.map(name => Bun.which(name)), await ofPlaywright()])

/** One that runs, or Debian's package, which root installs. Throws an Error of one sentence when there is none. */
export const findChromium = async (): Promise<string> =>
  (await installedChromium()) ?? (await ofDebian()) ?? refuse()

/**
 * The first of some programs that prints its version.
 * @internal
 */
export const firstWorking = async (programs: (string | null | undefined)[]): Promise<string | undefined> => {
  for (const program of programs) if (program && (await runs(program))) return program
  return undefined
}

/** Some systems have a placeholder of that name, which only says where to get the program. */
const runs = (program: string): Promise<boolean> =>
  captureCommand([program, '--version']).then(
    ({ succeeded }) => succeeded,
    () => false,
  )

/** The path of Playwright's own, whether or not it exists. */
const ofPlaywright = async (): Promise<string> => {
  const question = `import { chromium } from '@playwright/test'; console.log(chromium.executablePath())`
  return (await captureCommand([process.execPath, '-e', question], { cwd: join(root, 'e2e') })).output.trim()
}

/** Not the one without windows: in Debian's older ones (150), some new tabs never load. */
const ofDebian = async (): Promise<string | undefined> => {
  await installFromDebian('chromium')
  return firstWorking([Bun.which('chromium')])
}

const refuse = (): never => {
  throw new Error(
    'No Chromium was found: install one (on Debian `apt-get install chromium`) or set CHROMIUM to the path of yours.',
  )
}
