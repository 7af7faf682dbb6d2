import { fileAddress } from '@portal/releases/names'
import type { Release } from '@portal/releases/release'

export interface Script {
  release: Release
  /** Path in the artifact. */
  file: string
}

const scripts = (release: Release, files: string[]): Script[] => files.map(file => ({ release, file }))

export const startOf = (shell: Release): Script[] => scripts(shell, shell.preload)

/** What a route needs besides the shell's start. */
export const routeScripts = (shell: Release, app: Release, path: string): Script[] => {
  const { files, shared } = app.needs[path] ?? { files: [], shared: [] }
  const provided = new Set(shared.flatMap(name => shell.provides[name] ?? []))
  return [
    ...scripts(
      shell,
      [...provided].filter(file => !shell.preload.includes(file)),
    ),
    ...scripts(app, [...app.preload, ...files]),
  ]
}

export const addressOf = ({ release: { name, version }, file }: Script): string =>
  fileAddress(name, version, file)

export const integrityOf = ({ release, file }: Script): string => release.files[file] ?? ''
