// What every app takes from the shell instead of bundling its own copy.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const versionOf = (name: string): string => require(`${name}/package.json`).version

const sharedPackages = [
  'react',
  'react-dom',
  'styled-components',
  '@tanstack/react-query',
  'single-spa-react',
]

/**
 * One copy of each is on the page. The slash entries cover subpaths such as react-dom/client, which would
 * otherwise load again with every app. The router is not shared: tree-shaking leaves less of it. The gate
 * decides whether versions fit, so that a difference in the last number does not stop a page.
 */
export const sharing = (as: 'provided' | 'taken') =>
  Object.fromEntries(
    sharedPackages.flatMap(name => {
      const policy = {
        singleton: true,
        requiredVersion: `^${versionOf(name)}`,
        ...(as === 'taken' && { import: false as const }),
      }
      return name.startsWith('react')
        ? [
            [name, policy],
            [`${name}/`, policy],
          ]
        : [[name, policy]]
    }),
  )
