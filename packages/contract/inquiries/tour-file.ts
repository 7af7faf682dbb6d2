import { inquiryEndpoints } from './endpoints.ts'

/** The address of the calendar file with an inquiry's tour. */
export const tourFile = (inquiryId: string): string =>
  inquiryEndpoints.calendar.path.replace(':id', inquiryId)
