// The one sharing policy: what every app takes from the shell instead of bringing its own copy.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const versionOf = (name: string): string => require(`${name}/package.json`).version

export const sharedPackages = ['react', 'react-dom', 'styled-components', '@tanstack/react-query']

/** The versions that a package is built with; the shell's must satisfy them. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(sharedPackages.map(name => [name, versionOf(name)]))

/**
 * One copy of each on the page. The slash entries cover subpaths such as react-dom/client, which would
 * otherwise be loaded again with every app. The router is not shared: tree-shaking leaves less of it.
 */
export const sharing = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).flatMap(([name, version]) => {
      const policy = { singleton: true, strictVersion: true, requiredVersion: `^${version}` }
      return name.startsWith('react')
        ? [
            [name, policy],
            [`${name}/`, policy],
          ]
        : [[name, policy]]
    }),
  )
