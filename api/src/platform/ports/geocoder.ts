// The portal's interface to a geocoder; `integrations/` has the implementation.
import type { Spot, TypedAddress } from '@portal/contract/places/endpoints'

export interface Geocoder {
  /** The position of an address; undefined if it is unknown or the geocoder does not answer. Never throws. */
  find: (address: TypedAddress, signal: AbortSignal) => Promise<Spot | undefined>
}
