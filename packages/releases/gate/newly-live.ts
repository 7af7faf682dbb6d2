// A shell is opened with the live apps before its turn; what became live in the meantime was not opened.
import type { Registry } from '../registry.ts'
import type { Violation } from './violation.ts'

export type OpenedApps = Readonly<Record<string, string>>

export const newlyLive = ({ apps }: Registry, opened: OpenedApps): Violation[] =>
  Object.entries(apps)
    .filter(([name, { enabled, version }]) => enabled && opened[name] !== version)
    .map(([name, { version }]) => ({
      clause: 'browser',
      message: `${name} ${version} became live while a browser opened the apps with this shell: release the shell again.`,
    }))
