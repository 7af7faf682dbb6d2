import { expect, test } from 'bun:test'
import { rentalApplicationLifecycle } from '@portal/contract/applications/lifecycle'
import { documentLimits } from '@portal/contract/documents/document'
import { appealDays } from '@portal/contract/moderation/violation'
import { confirmationDays } from '@portal/contract/properties/own-property'
import { ratedAfterDays, ratedUntilDays } from '@portal/contract/ratings/rating'
import { text } from './terms.ts'

const partOf = (id: string): string => JSON.stringify(text.parts.find(part => part.id === id)?.blocks)

test('the Terms name the actual limits of documents, ratings, listings and appeals', () => {
  const { documents, bytes, totalBytes } = documentLimits
  expect(partOf('documents')).toContain(
    `${documents} documents of up to ${bytes / 2 ** 20} MB each, ${totalBytes / 2 ** 20} MB in total`,
  )
  expect(partOf('ratings')).toContain(`for ${ratedAfterDays} days and until ${ratedUntilDays} days after`)
  expect(partOf('listings')).toContain(`every ${confirmationDays.asked} days`)
  expect(partOf('consequences')).toContain(`once within ${appealDays} days`)
})

test('the Terms say of an application what its states allow: it binds nobody', () => {
  expect(rentalApplicationLifecycle.submitted).toContain('withdrawn')
  expect(partOf('inquiries')).toContain('an application aren’t binding')
})
