// A copy of this checkout that a test adds something to, as a page of docs/ says, to see that the page lists all that it takes.
import { expect } from 'bun:test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { captureCommand } from '../../scripts/capture-command.ts'
import { root } from '../../scripts/root.ts'
import { copyCheckout } from '../../scripts/test/copied-checkout.ts'

/**
 * In a file: the text that is added before the first place that has the given one; a new file is one text.
 */
export type Additions = Record<string, [before: string, added: string][] | string>

export const changedCopy = () => {
  const { copy, remove } = copyCheckout()

  const read = (file: string): string => readFileSync(join(copy, file), 'utf8')

  const replace = (file: string, old: string, now: string): void => {
    const text = read(file)
    expect([file, text.includes(old)]).toEqual([file, true])
    writeFileSync(
      join(copy, file),
      text.replace(old, () => now),
    )
  }

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text, { flag: 'wx' })
  }

  const add = (additions: Additions): void => {
    for (const [file, places] of Object.entries(additions)) {
      if (typeof places === 'string') write(file, places)
      else for (const [before, added] of places) replace(file, before, added + before)
    }
  }

  /** Its output if it failed. */
  const run = async (folder: string, ...command: string[]): Promise<string> => {
    const { succeeded, output } = await captureCommand([process.execPath, ...command], {
      cwd: join(copy, folder),
    })
    return succeeded ? '' : output
  }

  return { copy, remove, read, replace, add, run }
}

/** Below a heading of a page, or at its top: each point starts with its file. */
export const listedFiles = (page: string, heading = ''): string[] => {
  const parts = readFileSync(join(root, page), 'utf8').split(/^#+ /m)
  const part = parts.find(text => text.startsWith(heading) && /^\d+\. /m.test(text)) ?? ''
  return [...part.matchAll(/^\d+\. (?:What .*?, such as )?`([^`]+)`/gm)].map(([, file = '']) => file)
}
