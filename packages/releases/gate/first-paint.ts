import { join } from 'node:path'
import { describeRelease } from '../draw/describe-release.ts'
import { runDrawing } from '../draw/run-drawing.ts'
import { limits } from '../limits.ts'
import { shellName } from '../names.ts'
import type { Registry } from '../registry.ts'
import type { Release } from '../release.ts'
import { hides, hidesPage } from './hides-page.ts'
import { drawnOverLimits } from './over-limits.ts'
import type { Violation } from './violation.ts'

const violation = (name: string, problem: string): Violation => ({
  clause: 'first-paint',
  message: `${name} cannot be drawn: ${problem}`,
})

/** The registry is larger than a word of a command can be. */
const layoutProblem = (folder: string, registry: Registry): Promise<string | null> =>
  runDrawing([join(import.meta.dirname, 'draw-layout.ts'), folder], { input: JSON.stringify(registry) })

const hidingPages = ({ firstPaint }: Release): string[] =>
  Object.entries(firstPaint)
    .filter(([, { forPerson, ...drawing }]) => [drawing, forPerson ?? drawing].some(hidesPage))
    .map(([path]) => `${path} ${hides}`)

/**
 * Describes an artifact, and what in it cannot be drawn; a shell's layout is drawn around the pages of
 * `registry`. Without a release when the drawing code cannot be run, or draws too much. Throws if it is not
 * an artifact.
 */
export const drawRelease = async (
  { name, folder }: { name: string; folder: string },
  registry: Registry | null,
): Promise<{ release?: Release; gate: Violation[] }> => {
  const drawn = await describeRelease(folder).catch(error => ({ problem: String(error.message) }))
  if ('problem' in drawn) return { gate: [violation(name, drawn.problem)] }
  const { release, problems } = drawn
  const tooLarge = drawnOverLimits(release)
  if (tooLarge.length > 0) return { gate: tooLarge }
  const ofPages = Object.entries(problems).map(([path, problem]) => `${path} throws ${problem}`)
  const ofLayout = name === shellName && registry ? await layoutProblem(folder, registry) : null
  return {
    release,
    gate: [...ofPages, ...hidingPages(release), ...(ofLayout ? [ofLayout] : [])].map(problem =>
      violation(name, problem.slice(0, limits.complaintLetters)),
    ),
  }
}
