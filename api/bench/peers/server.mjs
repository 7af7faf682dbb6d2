// GET /api/properties/search by an area, as our API answers it: the same rows by the same indexes, with the same schema.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import {
  boolean,
  date,
  doublePrecision,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import Fastify from 'fastify'
import pg from 'pg'
import * as z from 'zod'

const moment = name => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' }).notNull()
const dollars = name => numeric(name, { precision: 12, scale: 2, mode: 'number' })

const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  profilePicture: text('profile_picture'),
  isVerified: boolean('is_verified').notNull(),
})
const properties = pgTable('properties', {
  id: uuid('id').primaryKey(),
  landlordId: uuid('landlord_id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zipCode: text('zip_code').notNull(),
  neighborhood: text('neighborhood'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  propertyType: text('property_type').notNull(),
  bedrooms: integer('bedrooms'),
  bathrooms: numeric('bathrooms', { precision: 4, scale: 1, mode: 'number' }),
  squareFootage: integer('square_footage'),
  rentAmount: dollars('rent_amount').notNull(),
  securityDeposit: dollars('security_deposit'),
  minimumIncome: dollars('minimum_income'),
  availableDate: date('available_date', { mode: 'string' }),
  isAvailable: boolean('is_available').notNull(),
  amenities: text('amenities').array().notNull(),
  images: text('images').array().notNull(),
  policyDocuments: text('policy_documents').array().notNull(),
  petFriendly: boolean('pet_friendly').notNull(),
  smokingAllowed: boolean('smoking_allowed').notNull(),
  requiresBackgroundCheck: boolean('requires_background_check').notNull(),
  visibilityLevel: text('visibility_level').notNull(),
  deletedAt: moment('deleted_at'),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
})

const Query = z.object({
  north: z.coerce.number().min(-90).max(90),
  south: z.coerce.number().min(-90).max(90),
  east: z.coerce.number().min(-180).max(180),
  west: z.coerce.number().min(-180).max(180),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})
const money = z.number().nullable()
const Home = z.object({
  id: z.uuid(),
  landlordId: z.uuid(),
  title: z.string(),
  description: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  neighborhood: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  propertyType: z.enum(['apartment', 'house', 'condo', 'office']),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  squareFootage: z.number().nullable(),
  rentAmount: z.number(),
  securityDeposit: money,
  minimumIncome: money,
  availableDate: z.iso.date().nullable(),
  isAvailable: z.boolean(),
  amenities: z.array(z.string()),
  images: z.array(z.string()),
  policyDocuments: z.array(z.string()),
  petFriendly: z.boolean(),
  smokingAllowed: z.boolean(),
  requiresBackgroundCheck: z.boolean(),
  visibilityLevel: z.enum(['public', 'private']),
  landlord: z.object({
    firstName: z.string(),
    lastName: z.string(),
    profilePicture: z.string().nullable(),
    isVerified: z.boolean(),
  }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
const Answer = z.object({
  properties: z.array(Home),
  total: z.int(),
  truncated: z.boolean(),
  nextCursor: z.string().nullable(),
})

const database = drizzle(new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }))
const server = Fastify()

server.get('/api/properties/search', async request => {
  const { north, south, east, west, limit } = Query.parse(request.query)
  const { rows } = await database.execute(sql`
    with matched as materialized (
      select id from search_homes
      where spot <@ box(map_spot(${north}::float8, ${west}::float8), map_spot(${south}::float8, ${east}::float8))
        and traits & 64 = 64 limit 1001
    )
    select (select count(*)::integer from matched) as total,
      array(select id from matched order by id desc limit ${limit + 1}) as ids`)
  const [{ total, ids }] = rows
  const page = ids.slice(0, limit)
  const { deletedAt, ...columns } = properties
  const found = await database
    .select({
      ...Object.fromEntries(
        Object.keys(Home.shape)
          .filter(name => name in columns)
          .map(name => [name, properties[name]]),
      ),
      landlord: users,
    })
    .from(properties)
    .innerJoin(users, eq(users.id, properties.landlordId))
    .where(and(inArray(properties.id, page), eq(properties.visibilityLevel, 'public'), isNull(deletedAt)))
  const byId = new Map(
    found.map(home => [
      home.id,
      { ...home, createdAt: home.createdAt.toISOString(), updatedAt: home.updatedAt.toISOString() },
    ]),
  )
  return Answer.parse({
    properties: page.flatMap(id => byId.get(id) ?? []),
    total: Math.min(total, 1000),
    truncated: total > 1000,
    nextCursor: ids.length > limit ? page.at(-1) : null,
  })
})

console.log(`The peer listens on ${await server.listen({ port: 0, host: '127.0.0.1' })}`)
