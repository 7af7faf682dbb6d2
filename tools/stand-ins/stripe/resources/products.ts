// Products: https://docs.stripe.com/api/products
import type Stripe from 'stripe'
import type { Product } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { group, type ParamsOf, text } from '../wire/params.ts'
import { type Route, route } from '../wire/route.ts'
import type { World } from '../world.ts'

export const addProduct = (
  world: World,
  fields: {
    name: string
    description?: string | undefined
    metadata?: Record<string, string> | undefined
    id?: string | undefined
  },
): Product => {
  const at = world.now()
  const product = world.store.product.put({
    id: fields.id ?? newId('prod', 14),
    object: 'product',
    active: true,
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

export const productRoutes: Route[] = [
  route(
    'POST',
    '/v1/products',
    group({ name: text } satisfies ParamsOf<Stripe.ProductCreateParams>),
    ({ world, params }) => addProduct(world, params),
  ),
]
