import { type InquiryStage, inquiryStages, stageOf } from '@portal/contract/inquiries/inquiry-words'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'

/** The stage that the address names (`?state=open`); null for all. */
export const stageIn = (search: URLSearchParams): InquiryStage | null =>
  inquiryStages.find(stage => stage === search.get('state')) ?? null

/** The query of the inquiries in any of the stage's states; all for null. */
export const inquiriesQuery = (stage: InquiryStage | null) => {
  if (!stage) return {}
  const states = statesOf(inquiryLifecycle).filter(status => stageOf({ status }) === stage)
  return { status: states.join(',') }
}
