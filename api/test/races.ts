// Every race, and for each endpoint that writes and is in none why it needs none.
import type { Endpoint } from '@portal/contract/endpoint'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { accountRaces } from './races/account-races.ts'
import { homeRaces } from './races/home-races.ts'
import { ownThingsRaces } from './races/own-things-races.ts'
import type { Race } from './races/race.ts'
import { requestRaces } from './races/request-races.ts'

export const races: readonly Race[] = [...accountRaces, ...homeRaces, ...requestRaces, ...ownThingsRaces]

export const withoutRace = new Map<Endpoint, string>([
  [warningEndpoints.create, 'It reads nothing: any number of warnings may stand beside each other.'],
])
