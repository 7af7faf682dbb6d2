// Consents in every state, and who looked.
import { documentFact } from '@portal/contract/consents/categories'
import type { consentReads, userConsents } from '../schema/consents.ts'
import { type Clocks, idAt } from './moment.ts'

type NewConsent = typeof userConsents.$inferInsert
type ConsentFields = Pick<NewConsent, 'dataCategory' | 'specificFields' | 'purpose' | 'status'> &
  Partial<NewConsent> & { createdAt: string; looks?: readonly string[] }

interface Parties {
  tenantId: string
  landlordId: string
  /** None without an object store. */
  papersOf: (name: string) => readonly string[]
}

const consentsFrom = ({ on }: Clocks, papersOf: Parties['papersOf']): ConsentFields[] => {
  const documentsOf = (paper: string) => ({
    dataCategory: 'documents' as const,
    specificFields: papersOf(paper).map(documentFact),
  })
  return [
    {
      createdAt: on(1, '13:20'),
      status: 'pending',
      dataCategory: 'contact',
      specificFields: ['phone'],
      purpose: 'So that the technician can call before the visit.',
    },
    {
      createdAt: on(5, '14:30'),
      status: 'granted',
      grantedAt: on(5, '18:20'),
      expiresAt: on(-25, '18:20'),
      dataCategory: 'profile',
      specificFields: ['preferredLocation', 'maxRent', 'moveInDate', 'employmentStatus', 'petOwner'],
      purpose: 'To see which of our homes fits you.',
      looks: [on(5, '20:05'), on(2, '09:30')],
    },
    // Over, so that a visitor can share papers with this landlord: of one category, two people share one set at a time.
    {
      ...documentsOf('payslip'),
      createdAt: on(9, '19:10'),
      status: 'granted',
      grantedAt: on(9, '19:10'),
      expiresAt: on(2, '19:10'),
      endToldAt: on(3, '19:10'),
      purpose: 'For my application.',
      looks: [on(8, '10:15'), on(8, '11:40')],
    },
    {
      createdAt: on(30, '12:10'),
      status: 'revoked',
      grantedAt: on(30, '19:00'),
      expiresAt: on(0, '19:00'),
      revokedAt: on(23, '21:30'),
      dataCategory: 'profile',
      specificFields: ['reasonForMoving'],
      purpose: 'To plan the handover.',
      looks: [on(29, '09:10')],
    },
    {
      createdAt: on(40, '08:50'),
      updatedAt: on(40, '19:15'),
      status: 'denied',
      dataCategory: 'profile',
      specificFields: ['previousAddresses'],
      purpose: 'For our files.',
    },
    {
      ...documentsOf('reference'),
      createdAt: on(44, '20:00'),
      status: 'granted',
      grantedAt: on(44, '20:00'),
      expiresAt: on(14, '20:00'),
      endToldAt: on(17, '20:00'),
      purpose: 'A letter from my last landlord.',
      looks: [on(43, '08:45')],
    },
  ]
}

/** A consent to documents that were not stored is left out. */
export const makeConsents = (clocks: Clocks, { tenantId, landlordId, papersOf }: Parties) => {
  const consents = consentsFrom(clocks, papersOf).filter(({ specificFields }) => specificFields?.length)
  const rows = consents.map(({ looks = [], ...fields }, index) => {
    const id = idAt(fields.createdAt, 9100 + index)
    const consent = {
      ...fields,
      id,
      ownerId: tenantId,
      requesterId: landlordId,
      updatedAt: fields.revokedAt ?? fields.grantedAt ?? fields.updatedAt ?? fields.createdAt,
    } satisfies NewConsent
    const reads = looks.map((createdAt, look): typeof consentReads.$inferInsert => ({
      id: idAt(createdAt, 9200 + index * 10 + look),
      consentId: id,
      readerId: landlordId,
      fields: fields.specificFields ?? [],
      createdAt,
    }))
    return { consent, reads }
  })
  return { consents: rows.map(({ consent }) => consent), reads: rows.flatMap(({ reads }) => reads) }
}
