import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Built, buildPackage } from '@portal/releases/build/build'
import { folderOf } from '@portal/releases/build/build-packages'
import { fingerprint } from '@portal/releases/build/fingerprint'
import type { Checks } from '@portal/releases/store/archive'
import { inTurn } from '@portal/server/in-turn'
import { captureCommand } from './capture-command.ts'
import { root } from './root.ts'

// By its path: another package's older compiler is also named tsc.
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
const patienceMs = 600_000

/**
 * Unchanged sources are not checked again. Returns false if TypeScript is not installed, as in production. Throws the
 * compiler's errors.
 */
const checkTypes = async (folder: string): Promise<boolean> => {
  if (!existsSync(compiler)) return false
  const types = join(root, '.types')
  await inTurn(types, patienceMs, async () => {
    const right = join(folder, 'dist/.types-are-right')
    const sources = fingerprint(folder)
    if (existsSync(right) && readFileSync(right, 'utf8') === sources) return
    const { succeeded, output } = await captureCommand([process.execPath, compiler, '-b', folder], {
      cwd: root,
    })
    if (!succeeded) throw new Error(output)
    writeFileSync(right, sources)
  })
  return true
}

/** Throws the compiler's errors, or one sentence for an unknown name. */
export const buildChecked = async (app: string): Promise<{ built: Built; checked: Checks }> => {
  const folder = folderOf(app)
  try {
    const built = await buildPackage(folder)
    return { built, checked: (await checkTypes(folder)) ? ['types'] : [] }
  } catch (error) {
    throw new Error(`${app} could not be built.\n${error instanceof Error ? error.message : error}`)
  }
}
