// Apps take React and the other shared packages from the shell: a second React breaks hooks, and is sent again with each app.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Artifact } from '@portal/shared-ui/federation/artifact'
import type { Violation } from './violation.ts'

/** What the production build of each package, and nothing that only uses it, still says once it is minified. */
const markers: Record<string, RegExp> = {
  react:
    /\$\$typeof:\s*[\w$]+,\s*type:|__(CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=(?!=)/,
  'react-dom': /__reactFiber|__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  'styled-components': /data-styled-version/,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider to set one/,
}

const violation = (message: string): Violation => ({
  clause: 'own-react',
  message: `${message} Build it with the recipe of shared-ui/federation, which takes it from the shell.`,
})

/** What an app brings of the packages that the shell provides: in its files, or by its manifest. */
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
