// Homes: listed by landlords, searched and read by everyone, kept among one's favourites.
import { favouriteEndpoints } from '@portal/contract/favourite'
import { propertyEndpoints } from '@portal/contract/property-endpoints'
import { route } from '../../platform/route.ts'
import { addFavourite } from './add-favourite.ts'
import { createProperty } from './create-property.ts'
import { deleteProperty } from './delete-property.ts'
import { listFavourites } from './list-favourites.ts'
import { listMyProperties } from './list-my-properties.ts'
import { readProperty } from './read-property.ts'
import { removeFavourite } from './remove-favourite.ts'
import { searchProperties } from './search-properties.ts'
import { updateProperty } from './update-property.ts'

export const propertyRoutes = [
  route(propertyEndpoints.search, searchProperties),
  route(propertyEndpoints.create, createProperty),
  route(propertyEndpoints.my, listMyProperties),
  route(propertyEndpoints.myProperties, listMyProperties),
  route(propertyEndpoints.read, readProperty),
  route(propertyEndpoints.update, updateProperty),
  route(propertyEndpoints.delete, deleteProperty),
  route(favouriteEndpoints.list, listFavourites),
  route(favouriteEndpoints.add, addFavourite),
  route(favouriteEndpoints.remove, removeFavourite),
]
