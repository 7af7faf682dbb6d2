import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { limitOf, minute } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { confirmProperty } from './confirm-property.ts'
import { createProperty, readCreatedProperty } from './create-property.ts'
import { deleteProperty, restoreProperty } from './deleted-properties.ts'
import { duplicateProperty, readDuplicate } from './duplicate-property.ts'
import { addFavorite, listFavoriteIds, listFavorites, removeFavorite } from './favorites.ts'
import { listLandlordHomes } from './list-landlord-homes.ts'
import { listOwnProperties } from './list-own-properties.ts'
import { readProperty } from './read-property.ts'
import { readWaiting } from './read-waiting.ts'
import { suggestNewText, suggestText } from './suggest-text.ts'
import { changeTourHours, readTourHours } from './tour-hours.ts'
import { updateProperty } from './update-property.ts'

/** Each asks the language model for a long text. */
const textSuggestions = limitOf('text-suggestions', 10, 5 * minute)

/** The search indexes every word of a listing, which takes at least four times the listing's size. */
const searched = { room: 4 } as const

export const propertyRoutes = [
  route(listingEndpoints.create, createProperty, { again: readCreatedProperty, ...searched }),
  route(ownPropertyEndpoints.my, listOwnProperties),
  route(ownPropertyEndpoints.myProperties, listOwnProperties),
  route(ownPropertyEndpoints.waiting, readWaiting),
  route(ownPropertyEndpoints.duplicate, duplicateProperty, { again: readDuplicate, ...searched }),
  route(propertyEndpoints.read, readProperty),
  route(propertyEndpoints.ofLandlord, listLandlordHomes),
  route(listingEndpoints.update, updateProperty, searched),
  route(listingEndpoints.suggestText, suggestText, { limit: textSuggestions, isInTurn: false }),
  route(listingEndpoints.suggestNewText, suggestNewText, { limit: textSuggestions, isInTurn: false }),
  route(tourHoursEndpoints.read, readTourHours),
  route(tourHoursEndpoints.change, changeTourHours),
  route(ownPropertyEndpoints.delete, deleteProperty),
  route(ownPropertyEndpoints.restore, restoreProperty),
  route(ownPropertyEndpoints.confirm, confirmProperty),
  route(favoriteEndpoints.list, listFavorites),
  route(favoriteEndpoints.ids, listFavoriteIds),
  route(favoriteEndpoints.add, addFavorite),
  route(favoriteEndpoints.remove, removeFavorite),
]
