// Apps take React and the other shared packages from the shell: a second React breaks hooks, and every app would send it again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Artifact } from '../artifact.ts'
import type { Violation } from './violation.ts'

/** A text in the minified build of each package, and in no code that only uses it. */
const markers: Record<string, RegExp> = {
  react:
    /\$\$typeof:\s*[\w$]+,\s*type:|__(CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=(?!=)/,
  'react-dom': /__reactFiber|__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  'styled-components': /data-styled-version/,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider to set one/,
}

const violation = (message: string): Violation => ({
  clause: 'own-react',
  message: `${message} Build it with the recipe of packages/releases, which takes it from the shell.`,
})

export const ownCopies = (folder: string, { portal, shared }: Artifact): Violation[] => {
  const scripts = Object.keys(portal.files).filter(file => file.endsWith('.js'))
  const bundled = scripts.flatMap(file => {
    const text = readFileSync(join(folder, file), 'utf8')
    return Object.entries(markers)
      .filter(([, marker]) => marker.test(text))
      .map(([name]) => violation(`${file} contains ${name}.`))
  })
  const provided = shared
    .filter(({ version, assets }) => version !== '' || assets.js.sync.length > 0)
    .map(({ name, version }) =>
      violation(`The manifest names a copy of ${name} ${version} of the app's own.`),
    )
  const isTaken = shared.some(({ name }) => name === 'react')
  return [
    ...bundled,
    ...provided,
    ...(isTaken ? [] : [violation('The manifest does not take react as shared.')]),
  ]
}
