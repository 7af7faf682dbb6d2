import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { type Artifact, readArtifact } from '../artifact.ts'
import { limits, tooMuch } from '../limits.ts'
import { exposeName, importName, type Load } from '../loads.ts'
import { appExpose, entryFileOf, shellName } from '../names.ts'
import { issuesOf, Route } from '../registry.ts'
import { FirstPaints, type Release } from '../release.ts'
import { linksIn } from './links-in.ts'
import { runDrawing } from './run-drawing.ts'

/** `problems` are what pages threw, by path. */
const DrawingResult = z.object({
  routes: z.array(Route),
  firstPaint: FirstPaints,
  /** By the path of the page. */
  imports: z.record(z.string(), z.array(z.string())),
  drawnWithAnswers: z.array(z.string()),
  problems: z.record(z.string(), z.string()),
})
export type DrawingResult = z.infer<typeof DrawingResult>

/** Throws an Error of one sentence if the app's drawing code fails as a whole, does not end, or takes too much. */
const drawPages = async (folder: string): Promise<DrawingResult> => {
  const box = mkdtempSync(join(tmpdir(), 'first-paints-'))
  const out = join(box, 'drawn.json')
  try {
    const problem = await runDrawing([join(import.meta.dirname, 'draw-first-paints.ts'), folder, out])
    if (problem !== null) throw new Error(`its first paints cannot be drawn: ${problem}`)
    const tooLong = tooMuch(statSync(out).size, limits.drawingOutputBytes, 'bytes')
    if (tooLong) throw new Error(`what it draws ${tooLong}`)
    const { data, error } = DrawingResult.safeParse(JSON.parse(readFileSync(out, 'utf8')))
    if (error) throw new Error(issuesOf(error))
    return data
  } finally {
    rmSync(box, { recursive: true, force: true })
  }
}

const scriptBytes = (folder: string, files: string[]): number =>
  files
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).byteLength, 0)

const shellStart = importName('./src/main.ts', './bootstrap.tsx')

const nothing: Load = { files: [], shared: [] }

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)]

/** By the name under which each package is shared. */
const providesOf = ({ portal, shared }: Artifact): Record<string, string[]> =>
  portal.name === shellName
    ? Object.fromEntries(shared.map(({ name, assets }) => [name, assets.js.sync]))
    : {}

const startOf = ({ portal, exposes }: Artifact): Load => {
  if (portal.name === shellName) return portal.loads[shellStart] ?? nothing
  const files = exposes.find(({ name }) => name === appExpose)?.assets.js.sync ?? []
  return { files, shared: portal.loads[exposeName(appExpose)]?.shared ?? [] }
}

const preloadOf = (artifact: Artifact): string[] => {
  const { files, shared } = startOf(artifact)
  const provides = providesOf(artifact)
  return unique([
    entryFileOf(artifact.portal.name),
    ...shared.flatMap(name => provides[name] ?? []),
    ...files,
  ])
}

const needsOf = (artifact: Artifact, { imports }: DrawingResult): Release['needs'] => {
  const preload = preloadOf(artifact)
  return Object.fromEntries(
    Object.entries(imports).map(([path, names]) => {
      const loads = names.map(name => artifact.portal.loads[name] ?? nothing)
      return [
        path,
        {
          files: unique(loads.flatMap(({ files }) => files)).filter(file => !preload.includes(file)),
          shared: unique([startOf(artifact), ...loads].flatMap(({ shared }) => shared)),
        },
      ]
    }),
  )
}

/** `react-dom/client` is part of `react-dom`. */
const packageOf = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

/** What the shell provides of each shared package, and what an app needs. */
const sharedOf = ({ portal, shared }: Artifact): Record<string, string> => {
  const rangesOf = new Map<string, Set<string>>()
  for (const { name, version, requiredVersion } of shared) {
    const ranges = rangesOf.get(packageOf(name)) ?? new Set()
    rangesOf.set(packageOf(name), ranges.add(portal.name === shellName ? version : requiredVersion))
  }
  return Object.fromEntries([...rangesOf].map(([name, ranges]) => [name, [...ranges].join(' ')]))
}

/** The release, and the errors that the app's pages threw when drawn. Throws if it is not an artifact. */
export const describeRelease = async (
  folder: string,
): Promise<{ release: Release; problems: Record<string, string> }> => {
  const artifact = readArtifact(folder)
  const { name, version, shellApi, api, files } = artifact.portal
  const noPages: DrawingResult = {
    routes: [],
    firstPaint: {},
    drawnWithAnswers: [],
    imports: {},
    problems: {},
  }
  const drawn = name === shellName ? noPages : await drawPages(folder)
  const { routes, firstPaint, drawnWithAnswers, problems } = drawn
  const release: Release = {
    name,
    version,
    files,
    routes,
    shellApi,
    ...(api !== undefined && { api }),
    shared: sharedOf(artifact),
    preload: preloadOf(artifact),
    needs: needsOf(artifact, drawn),
    provides: providesOf(artifact),
    links: linksIn(folder, Object.keys(files)),
    bytes: scriptBytes(folder, Object.keys(files)),
    firstPaint,
    drawnWithAnswers,
  }
  return { release, problems }
}
