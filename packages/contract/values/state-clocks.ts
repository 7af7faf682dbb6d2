// If a state has several zones, the last to reach a new day: a day that is over there is over in all of it.
import { stateCodeOf } from './us-states.ts'

const statesByZone: Readonly<Record<string, string>> = {
  'America/Puerto_Rico': 'PR VI',
  'America/New_York': 'CT DE DC GA ME MD MA NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR FL IL IN IA KY LA MI MN MS MO OK TN WI',
  'America/Denver': 'CO KS MT NE NM ND SD TX UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA ID NV OR WA',
  'America/Adak': 'AK',
  'Pacific/Honolulu': 'HI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
}

const zones = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) => states.split(' ').map(state => [state, zone])),
)

/** 'CA' or 'California'; null if it is not a state of the United States. */
export const timeZoneOfState = (state: string): string | null => zones.get(stateCodeOf(state) ?? '') ?? null
