import type { Figures } from '@portal/contract/client-failures/client-failure'
import { shellName } from '@portal/shared-ui/federation/names'
import type { Registry } from '@portal/shared-ui/federation/registry'

/** A package's live version, since it became live. */
interface OnTrial {
  app: string
  version: string
  since: string
}

const mostFailures = 0.2
const fewestPeople = 5
const fewestNetworks = 5

/** Releases that could be taken back: one that was pinned, or has nothing before it, could not; nor what is none. */
export const releasesOnTrial = ({ shell, apps }: Registry): OnTrial[] =>
  Object.entries({ [shellName]: shell, ...apps })
    .filter(([, { by, pinned, previous }]) => by === 'release' && !pinned && previous.length > 0)
    .map(([app, { version, since }]) => ({ app, version, since }))

/** More than a fifth of its loads failed, for enough people, or on enough networks, that it is not one of them. */
export const isToBeTakenBack = ({ loads, failures, people, networks }: Figures): boolean =>
  failures > loads * mostFailures && (people >= fewestPeople || networks >= fewestNetworks)
