// If a state has several zones, the one in which most of its people live.
import { stateCodeOf } from './us-states.ts'

const statesByZone: Readonly<Record<string, string>> = {
  'America/Puerto_Rico': 'PR VI',
  'America/New_York': 'CT DE DC FL GA KY ME MD MA NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
}

const zones = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) => states.split(' ').map(state => [state, zone])),
)

/** 'CA' or 'California'; null if it is not a state of the United States. */
export const timeZoneOfState = (state: string): string | null => zones.get(stateCodeOf(state) ?? '') ?? null
