import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../root.ts'

const leftOut = new Set(['node_modules', 'dist', 'kept', 'test-results', '.git', '.bun', '.data'])

const isCopied = (path: string): boolean => {
  const name = basename(path)
  return !leftOut.has(name) && !name.startsWith('.mf-copy-')
}

/** Hard links, so that each package is really there. */
const linkFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}

/** The copy is some levels below this checkout, with links to installed packages; call `remove` at the end. */
export const copyCheckout = (): { copy: string; remove: () => void } => {
  const box = mkdtempSync(join(root, '.mf-copy-'))
  const copy = join(box, "of this/check'out é")
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(root).filter(isCopied))
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isCopied })
  linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'))
  return { copy, remove: () => rmSync(box, { recursive: true, force: true }) }
}
