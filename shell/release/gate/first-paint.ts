// What the server draws before scripts run can be drawn: each page of an app, and the layout of a shell.
import { join } from 'node:path'
import { asStranger } from '@portal/shared-ui/federation/as-stranger'
import { describeRelease } from '@portal/shared-ui/federation/describe-release'
import { shellName } from '@portal/shared-ui/federation/names'
import type { Registry } from '@portal/shared-ui/federation/registry'
import type { Release } from '@portal/shared-ui/federation/release'
import type { Violation } from './violation.ts'

const patienceMs = 20_000

const violation = (name: string, problem: string): Violation => ({
  clause: 'first-paint',
  message: `${name} cannot be drawn: ${problem}`,
})

const layoutProblem = async (folder: string, registry: Registry): Promise<string | null> => {
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dirname, 'draw-layout.ts'), folder, JSON.stringify(registry)],
    { ...asStranger, stdout: 'ignore', stderr: 'pipe', timeout: patienceMs },
  )
  const said = (await new Response(child.stderr).text()).trim()
  if ((await child.exited) === 0) return null
  return said || `its layout is not drawn within ${patienceMs / 1000} s`
}

/**
 * Describes an artifact, and says what of it cannot be drawn; `registry` are the pages that a shell's layout is drawn
 * around. Without a release when the code that draws cannot be run at all. Throws for what is no artifact.
 */
export const drawRelease = async (
  { name, folder }: { name: string; folder: string },
  registry: Registry | null,
): Promise<{ release?: Release; gate: Violation[] }> => {
  const drawn = await describeRelease(folder).catch(error => ({ problem: String(error.message) }))
  if ('problem' in drawn) return { gate: [violation(name, drawn.problem)] }
  const { release, problems } = drawn
  const ofPages = Object.entries(problems).map(([path, problem]) => `${path} throws ${problem}`)
  const ofLayout = name === shellName && registry ? await layoutProblem(folder, registry) : null
  return {
    release,
    gate: [...ofPages, ...(ofLayout ? [ofLayout] : [])].map(problem => violation(name, problem)),
  }
}
