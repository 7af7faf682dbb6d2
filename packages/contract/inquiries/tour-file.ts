import { inquiryEndpoints } from './endpoints.ts'

/** The address of a calendar file. */
export const tourFile = (inquiryId: string): string =>
  inquiryEndpoints.calendar.path.replace(':id', inquiryId)
