import type { propertyInquiries } from '../schema/inquiries.ts'
import { changeLast, idOfStep, type Ledger, type Parties, type Step } from './steps.ts'

type NewInquiry = typeof propertyInquiries.$inferInsert & { id: string }

export const openInquiries = (parties: Parties): Ledger<NewInquiry> => {
  const { tenant, home, threadId } = parties
  const rows: NewInquiry[] = []
  const change = (step: Step, changes: Partial<NewInquiry>) => changeLast(rows, step, changes)

  const ask = (step: Step & { did: 'ask' }): NewInquiry => {
    const wishedDates = [...(step.wishes ?? [])]
    const [wished = null] = wishedDates
    return {
      id: idOfStep(step, parties, 2, rows.length),
      propertyId: home.id,
      propertyTitle: home.title,
      tenantId: tenant.id,
      landlordId: home.landlordId,
      threadId,
      message: step.words,
      inquiryType: step.about ?? 'viewing',
      wishedDates,
      askedDate: wished,
      scheduledDate: wished,
      createdAt: step.at,
      updatedAt: step.at,
    }
  }

  /** Besides the state. */
  const answered = ({ at }: Step, words: string): Partial<NewInquiry> => {
    const { firstResponseAt, responseMessage, responseDate, earlierResponses = [] } = rows.at(-1) ?? {}
    const before = responseMessage && responseDate ? [{ message: responseMessage, at: responseDate }] : []
    return {
      firstResponseAt: firstResponseAt ?? at,
      responseMessage: words,
      responseDate: at,
      earlierResponses: [...earlierResponses, ...before],
    }
  }

  const callOff = (step: Step & { did: 'call off' }) => {
    const [isTenant, wasScheduled] = [step.by === 'tenant', rows.at(-1)?.status === 'scheduled']
    const { id, scheduledDate } = change(step, {
      status: isTenant ? 'cancelled' : 'responded',
      canceledBy: isTenant ? tenant.id : home.landlordId,
      proposedDates: [],
      sequence: wasScheduled ? 2 : 0,
      ...(!isTenant && answered(step, step.words)),
    })
    const type = isTenant ? ('inquiry_cancelled' as const) : ('viewing_called_off' as const)
    const at = wasScheduled && scheduledDate ? { at: scheduledDate } : {}
    return { by: step.by, body: step.words, inquiryId: id, event: { type, subjectId: id, ...at } }
  }

  const take: Ledger<NewInquiry>['take'] = step => {
    switch (step.did) {
      case 'ask': {
        const inquiry = ask(step)
        rows.push(inquiry)
        return [{ by: 'tenant', body: step.words, inquiryId: inquiry.id }]
      }
      case 'answer': {
        const { id } = change(step, { status: 'responded', ...answered(step, step.words) })
        return [{ by: 'landlord', body: step.words, inquiryId: id }]
      }
      case 'propose': {
        const dates = step.times.toSorted()
        const { id } = change(step, {
          status: 'responded',
          proposedDates: dates,
          scheduledDate: dates[0] ?? null,
          ...answered(step, step.words),
        })
        const event = { type: 'viewing_proposed', subjectId: id, dates } as const
        return [{ by: 'landlord', body: step.words, inquiryId: id, event }]
      }
      case 'choose': {
        const { time: at } = step
        const { id } = change(step, { status: 'scheduled', scheduledDate: at, sequence: 1 })
        return [{ by: 'tenant', event: { type: 'viewing_chosen', subjectId: id, at } }]
      }
      case 'attend': {
        const { id, scheduledDate } = change(step, { status: 'completed', outcome: 'attended' })
        const at = scheduledDate ?? step.at
        return [{ by: 'landlord', event: { type: 'viewing_outcome', subjectId: id, at, reason: 'attended' } }]
      }
      case 'call off':
        return [callOff(step)]
      case 'turn down': {
        const { id } = change(step, { status: 'declined', ...answered(step, step.words) })
        const event = { type: 'inquiry_declined', subjectId: id } as const
        return [{ by: 'landlord', body: step.words, inquiryId: id, event }]
      }
      case 'leave unanswered': {
        const { id } = change(step, { expiryToldAt: step.at })
        return [{ by: null, event: { type: 'inquiry_expired', subjectId: id } }]
      }
      default:
        return []
    }
  }
  return { rows, take }
}
