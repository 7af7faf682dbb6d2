// Products: https://docs.stripe.com/api/products
import type Stripe from 'stripe'
import type { Product } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { isAsked, pageOf } from '../wire/list.ts'
import {
  boolean,
  group,
  listOf,
  listParams,
  metadata,
  optional,
  type ParamsOf,
  text,
} from '../wire/params.ts'
import { missingResource } from '../wire/refusal.ts'
import { type Route, route } from '../wire/route.ts'
import type { World } from '../world.ts'

const createProduct = group({
  name: text,
  description: optional(text),
  active: optional(boolean),
  metadata: optional(metadata),
  id: optional(text),
} satisfies ParamsOf<Stripe.ProductCreateParams>)

export const addProduct = (
  world: World,
  fields: {
    name: string
    description?: string | undefined
    active?: boolean | undefined
    metadata?: Record<string, string> | undefined
    id?: string | undefined
  },
): Product => {
  const at = world.now()
  const product = world.store.product.put({
    id: fields.id ?? newId('prod', 14),
    object: 'product',
    active: fields.active ?? true,
    created: at,
    default_price: null,
    description: fields.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: fields.metadata ?? {},
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: at,
    url: null,
  })
  world.emit('product.created', product)
  return product
}

const productOf = (world: World, id = ''): Product => {
  const product = world.store.product.get(id)
  if (!product) throw missingResource('product', id)
  return product
}

export const productRoutes: Route[] = [
  route('POST', '/v1/products', createProduct, ({ world, params }) => addProduct(world, params)),
  route('GET', '/v1/products/:id', group({}), ({ world, ids }) => productOf(world, ids.id)),
  route(
    'GET',
    '/v1/products',
    group({ ...listParams, active: optional(boolean), ids: optional(listOf(text)) }),
    ({ world, params }) =>
      pageOf(
        world.store.product
          .newestFirst()
          .filter(({ id, active }) => isAsked(params.active, active) && (params.ids?.includes(id) ?? true)),
        params,
        '/v1/products',
      ),
  ),
]
