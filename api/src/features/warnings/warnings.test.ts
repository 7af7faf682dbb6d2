import { describe, expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import {
  isPolicyReminderDue,
  policyWarningType,
  violationWarningType,
} from '@portal/contract/warnings/warning'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'

const { signUp } = await openTestApp()
const { list, create, acknowledge } = warningEndpoints

const policy = { warningType: policyWarningType, message: 'Please stay on the platform.', severity: 'low' }

describe('warnings', () => {
  test('wait to be acknowledged, newest first, for their own person', async () => {
    const person = await signUp('landlord')
    const { warning: first } = await person.call(create, { body: policy })
    const { warning: second } = await person.call(create, { body: { ...policy, severity: undefined } })
    expect(first).toMatchObject({ ...policy, isAcknowledged: false, acknowledgedAt: null })
    expect(second.severity).toBe('medium')
    expect(await person.call(list)).toEqual([second, first])
    expect(await (await signUp('landlord')).call(list)).toEqual([])
  })

  test('are acknowledged once: repeating changes nothing', async () => {
    const person = await signUp('landlord')
    const { warning } = await person.call(create, { body: policy })
    const params = { id: warning.id }
    const { warning: noted } = await person.call(acknowledge, { params })
    expect(noted).toEqual({ ...warning, isAcknowledged: true, acknowledgedAt: expect.any(String) })
    expect((await person.call(acknowledge, { params })).warning).toEqual(noted)
  })

  test('name what is wrong with them', async () => {
    const person = await signUp('tenant')
    const body = { warningType: ' ', severity: 'fatal' }
    expect((await person.refusal(create, { body })).fields).toEqual({
      warningType: 'Warning type is required',
      message: 'Message is required',
      severity: expect.any(String),
    })
  })
})

describe('a violation of the contact filter', () => {
  const detail = 'mail dan@example.com'
  const tooMany = 'dan@example.com, dan@example.org or dan@example.net'

  test('of a listing, an inquiry, an answer or a profile warns its author, even where nothing was saved', async () => {
    const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
    const { property } = await landlord.call(listingEndpoints.create, {
      body: newListing({ description: detail }),
    })
    await landlord.refusal(listingEndpoints.create, { body: newListing({ description: tooMany }) })
    const ask = (message: string) => ({ body: { propertyId: property.id, message } })
    const { inquiry } = await tenant.call(inquiryEndpoints.create, ask(detail))
    await tenant.refusal(inquiryEndpoints.create, ask(tooMany))
    await landlord.call(inquiryEndpoints.respond, { params: { id: inquiry.id }, body: { message: detail } })
    await tenant.call(tenantProfileEndpoints.update, { body: { preferredLocation: detail } })
    const warnedOf = async (person: typeof tenant) => {
      const warnings = await person.call(list)
      for (const warning of warnings)
        expect(warning).toMatchObject({
          warningType: violationWarningType,
          severity: 'medium',
          isAcknowledged: false,
        })
      return warnings.map(({ message }) => message.match(/found contact details in (.+?)\. Please/)?.[1])
    }
    expect(await warnedOf(landlord)).toEqual(['your answer to an inquiry', 'your listing', 'your listing'])
    expect(await warnedOf(tenant)).toEqual(['your profile', 'your inquiry', 'your inquiry'])
  })

  test('brings the policy reminder back until it is acknowledged again', async () => {
    const landlord = await signUp('landlord')
    const isDue = async () => isPolicyReminderDue(await landlord.call(list), new Date())
    const acknowledgePolicy = async () => {
      const { warning } = await landlord.call(create, { body: policy })
      await landlord.call(acknowledge, { params: { id: warning.id } })
    }
    await acknowledgePolicy()
    expect(await isDue()).toBe(false)
    await landlord.call(listingEndpoints.create, { body: newListing({ description: detail }) })
    expect(await isDue()).toBe(true)
    await acknowledgePolicy()
    expect(await isDue()).toBe(false)
  })
})
