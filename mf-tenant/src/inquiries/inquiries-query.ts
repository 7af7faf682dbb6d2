import { type InquiryStage, inquiryStages, stageOf } from '@portal/contract/inquiries/inquiry-words'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'

/** The stage in the address (`?state=open`); null for all. */
export const stageIn = (search: URLSearchParams): InquiryStage | null =>
  inquiryStages.find(stage => stage === search.get('state')) ?? null

/** The query for a stage's inquiries; null for all of them. */
export const inquiriesQuery = (stage: InquiryStage | null) => {
  if (!stage) return {}
  const states = statesOf(inquiryLifecycle).filter(status => stageOf({ status }) === stage)
  return { status: states.join(',') }
}
