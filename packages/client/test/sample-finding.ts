import type {
  Finding,
  FindingDetail,
  FindingPerson,
  QueuedFinding,
} from '@portal/contract/moderation/finding'
import type { OwnViolation } from '@portal/contract/moderation/violation'

const findingId = (number: number): string => `0190a000-0000-7000-8000-f${String(number).padStart(11, '0')}`

export const administrator: FindingPerson = {
  id: '0190a000-0000-7000-8000-0000000000d1',
  firstName: 'Maya',
  lastName: 'Chen',
  profilePicture: null,
  accountType: 'individual',
  organizationName: null,
  isVerified: false,
  isOrganizationVerified: false,
  userType: 'tenant',
}

export const accused: FindingPerson = {
  ...administrator,
  id: '0190a000-0000-7000-8000-0000000000d2',
  firstName: 'Marcus',
  lastName: 'Hale',
  userType: 'landlord',
}

export const reporter: FindingPerson = {
  ...administrator,
  id: '0190a000-0000-7000-8000-0000000000d3',
  firstName: 'Noor',
  lastName: 'Haddad',
}

/** A tenant's report of a listing as a scam. */
export const sampleFinding = (number: number, overrides: Partial<Finding> = {}): Finding => ({
  id: findingId(number),
  subjectType: 'property',
  subjectId: '0190a000-0000-7000-8000-0000000000b1',
  source: 'report',
  place: 'report',
  reason: 'scam',
  violationType: 'scam',
  confidence: null,
  status: 'pending',
  accused,
  reporter,
  note: 'They want the deposit by gift card.',
  action: 'none',
  decisionReason: null,
  reviewer: null,
  decidedAt: null,
  appealText: null,
  appealedAt: null,
  appealReason: null,
  appealReviewer: null,
  appealDecidedAt: null,
  takenBy: null,
  takenUntil: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})

export const sampleQueued = (number: number, overrides: Partial<QueuedFinding> = {}): QueuedFinding => ({
  ...sampleFinding(number),
  subjectTitle: 'Sunny flat in the Mission',
  cannotDecide: null,
  openCount: 1,
  reasons: ['scam'],
  ...overrides,
})

export const sampleDetail = (
  finding: Finding = sampleFinding(1),
  overrides: Partial<FindingDetail> = {},
): FindingDetail => ({
  violation: { ...finding, contentText: null },
  subject: {
    title: 'Sunny flat in the Mission',
    text: 'Pay the deposit before you see it.',
    pictures: [],
    stars: null,
    url: '/admin/properties/0190a000-0000-7000-8000-0000000000b1',
    isHidden: false,
    createdAt: '2026-11-01T12:00:00.000Z',
  },
  context: [],
  history: {
    memberSince: '2025-03-05T12:00:00.000Z',
    confirmed: 1,
    dismissed: 2,
    open: 1,
    warnings: 1,
    isRestricted: false,
    restrictedUntil: null,
    reporter: { reports: 4, confirmed: 3, dismissed: 1 },
  },
  related: [],
  cannotDecide: null,
  ...overrides,
})

/** As its accused sees it: confirmed, and open to an appeal. */
export const sampleViolation = (number: number, overrides: Partial<OwnViolation> = {}): OwnViolation => ({
  id: findingId(number),
  subjectType: 'property',
  subjectId: '0190a000-0000-7000-8000-0000000000b1',
  subjectTitle: 'Sunny flat in the Mission',
  source: 'report',
  reason: 'scam',
  contentText: null,
  status: 'confirmed',
  action: 'hide',
  decisionReason: 'It asks for money before a tour.',
  decidedAt: '2026-11-04T12:00:00.000Z',
  mayAppealUntil: '2026-12-04T12:00:00.000Z',
  appealText: null,
  appealedAt: null,
  appealReason: null,
  appealDecidedAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})
