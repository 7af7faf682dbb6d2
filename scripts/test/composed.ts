// docker-compose.yml, as Compose reads it.
import { join } from 'node:path'
import { root } from '../root.ts'

interface Service {
  image: string
  user?: string
  build?: { dockerfile: string; args?: { PART: string } }
  /** Null passes on the variable of that name. */
  environment?: Record<string, string | number | null>
  ports?: string[]
  command?: string
  networks?: string[]
  network_mode?: string
  cap_drop?: string[]
  cap_add?: string[]
  healthcheck?: { test: string[] }
}

interface ComposeFile {
  services: Record<string, Service>
  configs: Record<string, { content: string }>
}

/** Guarantee: scripts/compose.test.ts checks the file with Compose's schema. */
const parse = (text: string) => Bun.YAML.parse(text) as ComposeFile

export const text = await Bun.file(join(root, 'docker-compose.yml')).text()
const composed = parse(text)
export const services = composed.services

/** Throws, like Compose, if a required variable is missing. */
const fillIn = (value: string, variables: Record<string, string>): string =>
  value.replace(
    /\$(\$)|\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, dollar, name: string, sign?: string, rest = '') => {
      if (dollar) return dollar
      if (variables[name]) return variables[name]
      if (sign === '?') throw new Error(`${name} is missing: ${rest}`)
      return rest
    },
  )

export const environmentOf = (name: string, variables: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {})
      .filter(([key, value]) => value !== null || variables[key])
      .map(([key, value]) => [key, fillIn(String(value ?? variables[key]), variables)]),
  )

export const commandOf = (name: string): string[] => services[name]?.command?.split(' ') ?? []

export const healthCommandOf = (name: string): string[] => {
  const [kind, ...words] = services[name]?.healthcheck?.test ?? []
  if (kind !== 'CMD') throw new Error(`${name} has no health check command.`)
  return words.map(word => fillIn(word, {}))
}

export const contentOf = (config: string): string => fillIn(composed.configs[config]?.content ?? '', {})
