// Describes an artifact for its release.json, from the artifact alone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { type Artifact, readArtifact } from './artifact.ts'
import { appExpose, entryFileOf, onDemandPrefix, shellName } from './names.ts'
import { Route } from './registry.ts'
import { FirstPaints, type Release } from './release.ts'

/** An app's pages as it draws them; `problems` are what a page threw instead, by its path. */
const Drawn = z.object({
  routes: z.array(Route),
  firstPaint: FirstPaints,
  problems: z.record(z.string(), z.string()),
})
export type Drawn = z.infer<typeof Drawn>

const patienceMs = 20_000

/** Throws an Error of one sentence when the app's drawing code cannot be run at all, or does not end. */
const drawPages = async (folder: string): Promise<Drawn> => {
  const box = mkdtempSync(join(tmpdir(), 'first-paints-'))
  const out = join(box, 'drawn.json')
  try {
    const child = Bun.spawn(
      [process.execPath, join(import.meta.dirname, 'draw-first-paints.ts'), folder, out],
      // An app's code gets none of what the environment holds, such as passwords.
      { cwd: box, env: {}, stdout: 'ignore', stderr: 'pipe', timeout: patienceMs },
    )
    const said = await new Response(child.stderr).text()
    if ((await child.exited) !== 0)
      throw new Error(`its first paints cannot be drawn: ${said.trim() || `not in ${patienceMs / 1000} s`}`)
    return Drawn.parse(JSON.parse(readFileSync(out, 'utf8')))
  } finally {
    rmSync(box, { recursive: true, force: true })
  }
}

const scriptBytes = (folder: string, files: string[]): number =>
  files
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).byteLength, 0)

/** The shell's first frame needs all of its scripts but those on demand; an app's, what its one expose loads. */
const preloadOf = ({ portal, exposes }: Artifact): string[] => {
  const entry = entryFileOf(portal.name)
  const isAhead = (file: string) => file.endsWith('.js') && !file.includes(onDemandPrefix) && file !== entry
  const needed =
    portal.name === shellName
      ? Object.keys(portal.files).filter(isAhead)
      : exposes.find(({ name }) => name === appExpose)?.assets.js.sync
  return [entry, ...(needed ?? [])]
}

/** `react-dom/client` is a part of `react-dom`. */
const packageOf = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

/** What the shell provides of each shared package, and what an app asks for; of all its parts together. */
const sharedOf = ({ portal, shared }: Artifact): Record<string, string> => {
  const asked = new Map<string, Set<string>>()
  for (const { name, version, requiredVersion } of shared) {
    const ranges = asked.get(packageOf(name)) ?? new Set()
    asked.set(packageOf(name), ranges.add(portal.name === shellName ? version : requiredVersion))
  }
  return Object.fromEntries([...asked].map(([name, ranges]) => [name, [...ranges].join(' ')]))
}

/** The release, and what each page of the app threw when it was drawn. Throws for what is no artifact. */
export const describeRelease = async (
  folder: string,
): Promise<{ release: Release; problems: Record<string, string> }> => {
  const artifact = readArtifact(folder)
  const { name, version, shellApi, files } = artifact.portal
  const nothing: Drawn = { routes: [], firstPaint: {}, problems: {} }
  const { routes, firstPaint, problems } = name === shellName ? nothing : await drawPages(folder)
  const release: Release = {
    name,
    version,
    files,
    routes,
    shellApi,
    shared: sharedOf(artifact),
    preload: preloadOf(artifact),
    bytes: scriptBytes(folder, Object.keys(files)),
    firstPaint,
  }
  return { release, problems }
}
