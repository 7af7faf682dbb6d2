import type { RouteVotes, VersionFigures } from '@portal/contract/client-failures/client-failure'
import { shellName } from '@portal/releases/names'
import type { RegisteredShell, Registry } from '@portal/releases/registry'

export interface PackageOverview {
  app: string
  /** The live one. */
  version: string
  /** Whether no release replaces it. */
  pinned: boolean
  /** When it became live (ISO 8601), and by what. */
  since: string
  by: RegisteredShell['by']
  /** An app that is disabled says on its routes that it is switched off. */
  enabled: boolean
  /** Released versions except the live one, the latest first. */
  previous: string[]
  /** What the portal did on its own. */
  note: string | null
  /** Figures by version, the live one first. */
  figures: VersionFigures[]
  /** Votes on the live version. */
  votes: VotesOfPackage
}

export type VotesOfPackage = Record<'last10Minutes' | 'last24Hours', RouteVotes[]>

/** A package that apps share: who provides it, and the range that each app needs. */
interface SharedModule {
  name: string
  provider: string
  version: string
  asked: Record<string, string>
}

export interface Overview {
  revision: number
  /** The shell first. */
  apps: PackageOverview[]
  shared: SharedModule[]
}

export const packagesIn = ({ shell, apps }: Registry) => [
  { app: shellName, entry: shell, enabled: true },
  ...Object.entries(apps).map(([app, entry]) => ({ app, entry, enabled: entry.enabled })),
]

const earlierOf = ({ aside, previous }: RegisteredShell): string[] =>
  [...aside, ...previous].map(one => one.version)

const versionsOf = (entry: RegisteredShell): string[] => [entry.version, ...earlierOf(entry)]

export const versionsIn = (registry: Registry): Pick<VersionFigures, 'app' | 'version'>[] =>
  packagesIn(registry).flatMap(({ app, entry }) => versionsOf(entry).map(version => ({ app, version })))

const noteOn = ({
  by,
  aside: [last],
  isUnfit,
}: RegisteredShell & { isUnfit?: boolean | undefined }): string | null => {
  if (isUnfit) return 'It doesn’t match the live shell or the API. Build and release it again.'
  return by === 'automatic' && last
    ? `${last.version} was rolled back automatically because it failed on many networks or for many people.`
    : null
}

export const overviewOf = (
  registry: Registry,
  figures: VersionFigures[],
  votes: Record<string, VotesOfPackage>,
): Overview => ({
  revision: registry.revision,
  apps: packagesIn(registry).map(({ app, entry, enabled }) => {
    const { version, pinned, since, by } = entry
    const names = versionsOf(entry)
    return {
      app,
      version,
      pinned,
      since,
      by,
      enabled,
      previous: earlierOf(entry),
      note: noteOn(entry),
      figures: names.flatMap(name => figures.filter(one => one.app === app && one.version === name)),
      votes: votes[app] ?? { last10Minutes: [], last24Hours: [] },
    }
  }),
  shared: Object.entries(registry.shell.shared).map(([name, version]) => ({
    name,
    provider: shellName,
    version,
    asked: Object.fromEntries(
      Object.entries(registry.apps).flatMap(([app, { shared }]) => {
        const range = shared[name]
        return range === undefined ? [] : [[app, range]]
      }),
    ),
  })),
})
