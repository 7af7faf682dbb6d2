import type { Spot, TypedAddress } from '@portal/contract/places/endpoints'

export interface Geocoder {
  /** Undefined if the address is unknown or the geocoder does not answer. Never throws. */
  find: (address: TypedAddress, signal: AbortSignal) => Promise<Spot | undefined>
}
