import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArtifact } from '@portal/releases/artifact'
import type { FlipOptions } from '@portal/releases/commands/flip'
import type { Unchecked } from '@portal/releases/commands/make-live'
import { type Released, release } from '@portal/releases/commands/release'
import type { OpenedApps } from '@portal/releases/gate/newly-live'
import type { Violation } from '@portal/releases/gate/violation'
import { shellName } from '@portal/releases/names'
import { type Checks, unpack } from '@portal/releases/store/archive'
import { openApps } from '@portal/shell/open-apps'
import { buildChecked } from './build-checked.ts'
import { installedChromium } from './find-chromium.ts'
import { pathFromCaller } from './path-from-caller.ts'

interface ReleaseOptions extends FlipOptions {
  isDryRun: boolean
  /** Without an archive, the app is built. */
  from: string | undefined
  /** Allows an artifact without a note about its types or its API. */
  isUnchecked: boolean
  /** Allows a shell that no browser opened. */
  isWithoutBrowser: boolean
}

/** Throws an Error of one sentence, or of the compiler's errors, when there is nothing to release. */
export const releaseArtifact = async (
  dataDir: string,
  app: string,
  options: ReleaseOptions,
): Promise<Released> => {
  const { from } = options
  if (from === undefined) {
    const { built, checked } = await buildChecked(app)
    return releaseFolder(dataDir, built.folder, checked, options)
  }
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    const checked = unpack(pathFromCaller(from), folder)
    const { name } = readArtifact(folder).portal
    if (name !== app) throw new Error(`${from} is a release of ${name}, not of ${app}.`)
    return await releaseFolder(dataDir, folder, checked, options)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A skipped check, for the history, or why the gate refuses it without that option. */
interface CheckResult {
  gate: Violation[]
  unchecked?: Unchecked[]
  opened?: OpenedApps
}

const lookAtTypes = (checked: Checks, { isUnchecked }: ReleaseOptions): CheckResult => {
  if (checked.includes('types')) return { gate: [] }
  if (isUnchecked) return { gate: [], unchecked: ['types'] }
  const message =
    'Nothing says that its types were checked: pack it where TypeScript is installed, with `npm run build -- <app> --pack <file>`, or release it with --unchecked.'
  return { gate: [{ clause: 'unchecked', message }] }
}

/** An archive from before builds noted which API they need. */
const lookAtApi = (folder: string, { isUnchecked }: ReleaseOptions): CheckResult => {
  if (readArtifact(folder).portal.api !== undefined) return { gate: [] }
  if (isUnchecked) return { gate: [], unchecked: ['api'] }
  const message =
    'Nothing says which version of the API it needs: build it again from these sources, or release it with --unchecked.'
  return { gate: [{ clause: 'unchecked', message }] }
}

const lookInBrowser = async (
  dataDir: string,
  folder: string,
  options: ReleaseOptions,
): Promise<CheckResult> => {
  if (readArtifact(folder).portal.name !== shellName) return { gate: [] }
  if (options.isWithoutBrowser) return { gate: [], unchecked: ['browser'] }
  const chromium = await installedChromium()
  if (chromium) return openApps(dataDir, folder, chromium)
  const message =
    'No Chromium was found to open the live apps with this shell: set CHROMIUM to the path of one, or release it with --without-browser.'
  return { gate: [{ clause: 'browser', message }] }
}

const releaseFolder = async (
  dataDir: string,
  folder: string,
  checked: Checks,
  options: ReleaseOptions,
): Promise<Released> => {
  const inBrowser = await lookInBrowser(dataDir, folder, options)
  const results = [lookAtTypes(checked, options), lookAtApi(folder, options), inBrowser]
  return release(dataDir, folder, {
    ...options,
    found: results.flatMap(({ gate }) => gate),
    unchecked: results.flatMap(({ unchecked = [] }) => unchecked),
    opened: inBrowser.opened,
  })
}
