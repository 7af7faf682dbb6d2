import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq } from 'drizzle-orm'
import { isRestricted } from '../../domain/posting-restriction.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import { isAccountOpen, standingOf, users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { type FoundHead, hidden } from './found-head.ts'
import { plainly } from './plain-words.ts'

type Person = typeof users.$inferSelect

/** The head of a landlord who may post. A tenant's page is only for signed-in people and shows no details. */
export const readPersonHead = async ({ database, caller, env }: Context, id: string): Promise<FoundHead> => {
  const [person] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), isAccountOpen))
  if (person && (await isRestricted(database, person))) return null
  if (person?.userType === 'landlord') return headOf(database, person, env)
  return person && caller ? hidden : null
}

const headOf = async (
  database: Database,
  person: Person,
  { portalName }: Context['env'],
): Promise<FoundHead> => {
  const { id, accountType, organizationName, firstName, lastName, createdAt } = person
  const { isVerified, isOrganizationVerified } = standingOf(person)
  const isOrganization = accountType === 'organization' && organizationName
  const name = plainly(isOrganization || `${firstName} ${lastName}`, 70)
  const isTheirPublicHome = and(
    eq(properties.landlordId, id),
    isNotDeleted,
    eq(properties.visibilityLevel, 'public'),
  )
  const homes = await database.$count(properties, isTheirPublicHome)
  const verified = isVerified || isOrganizationVerified ? ['Verified'] : []
  const facts = [...verified, countOf(homes, 'home listed', 'homes listed')].join(' · ')
  const description = `${facts}. Landlord on ${portalName} since ${createdAt.slice(0, 4)}.`
  const path = sitePaths.people(id)
  return {
    path,
    title: `${name} – Landlord`,
    description,
    picture: null,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: path,
      dateCreated: createdAt,
      mainEntity: { '@type': isOrganization ? 'Organization' : 'Person', name, description, url: path },
    },
  }
}
