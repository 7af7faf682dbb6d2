import { inquiryEndpoints } from './endpoints.ts'

/** For a calendar file. */
export const tourFile = (inquiryId: string): string =>
  inquiryEndpoints.calendar.path.replace(':id', inquiryId)
