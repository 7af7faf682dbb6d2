// What a release takes of what all teams share (limits.ts).
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Artifact } from '../artifact.ts'
import { limits, tooMuch } from '../limits.ts'
import { drawnAheadFile } from '../names.ts'
import type { RegisteredShell, Registry, Route } from '../registry.ts'
import type { Release } from '../release.ts'
import type { Violation } from './violation.ts'

type SizeCheck = [what: string, size: number, most: number, unit: string]

/** A hostile release has any number of faults. */
const maxViolations = 10

const violations = (name: string, checks: SizeCheck[]): Violation[] =>
  checks
    .flatMap(([what, ...size]) => {
      const problem = tooMuch(...size)
      return problem
        ? [{ clause: 'limits' as const, message: `In ${name}, ${what} ${problem}: make it smaller.` }]
        : []
    })
    .slice(0, maxViolations)

/** Call it before anything reads the files; missing ones count as empty. */
export const filesOverLimits = (folder: string, { portal: { name, files } }: Artifact): Violation[] => {
  const named = [...Object.keys(files), drawnAheadFile]
  const sizes = named.map((file): [string, number] => {
    const path = join(folder, file)
    return [file, existsSync(path) ? statSync(path).size : 0]
  })
  const sum = sizes.reduce((sum, [, size]) => sum + size, 0)
  return violations(name, [
    ['the artifact', named.length, limits.files, 'files'],
    ...sizes.map(([file, size]): SizeCheck => [file, size, limits.fileBytes, 'bytes']),
    ['the artifact', sum, limits.artifactBytes, 'bytes'],
  ])
}

const joined = (routes: Route[]): number => routes.map(({ path }) => path).join(',').length

export const drawnOverLimits = ({ name, routes, firstPaint }: Release): Violation[] =>
  violations(name, [
    ['the list of pages', routes.length, limits.routes, 'routes'],
    ['the list of routes', joined(routes), limits.routeLetters, 'letters'],
    ...routes.map(
      ({ path, title }): SizeCheck => [`the title of ${path}`, title.length, limits.titleLetters, 'letters'],
    ),
    ...Object.entries(firstPaint).flatMap(([path, { forPerson, ...visitor }]) =>
      [visitor, ...(forPerson ? [forPerson] : [])].map(
        ({ html, css }): SizeCheck => [
          `the first paint of ${path}`,
          html.length + css.length,
          limits.paintLetters,
          'letters',
        ],
      ),
    ),
  ])

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

export const registryOverLimits = (
  name: string,
  entry: RegisteredShell | undefined,
  registry: Registry,
): Violation[] =>
  violations(name, [
    ['its entry in the registry', bytesOf(entry ?? null), limits.entryBytes, 'bytes'],
    ['the whole registry with it', bytesOf(registry), limits.registryBytes, 'bytes'],
    [
      'the routes of all apps with it',
      joined(Object.values(registry.apps).flatMap(({ routes }) => routes)),
      limits.allRouteLetters,
      'letters',
    ],
  ])
