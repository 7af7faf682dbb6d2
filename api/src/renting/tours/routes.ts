// Calendar programs show the tours, too.
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { threadMessages } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { readInquiryAgain } from '../inquiries/create-inquiry.ts'
import { chooseTime } from './choose-time.ts'
import { openCalendar, readCalendarLink, turnOffCalendar } from './open-calendar.ts'
import { proposeTimes } from './propose-times.ts'
import { readCalendar } from './read-calendar.ts'
import { readTourFile } from './read-tour-file.ts'
import { sayOutcome } from './say-outcome.ts'

export const tourRoutes = [
  route(inquiryEndpoints.propose, proposeTimes, { again: readInquiryAgain, limit: threadMessages }),
  route(inquiryEndpoints.choose, chooseTime, { limit: threadMessages }),
  route(inquiryEndpoints.outcome, sayOutcome),
  route(inquiryEndpoints.calendar, readTourFile),
  route(calendarEndpoints.link, readCalendarLink),
  route(calendarEndpoints.open, openCalendar),
  route(calendarEndpoints.turnOff, turnOffCalendar),
  route(calendarEndpoints.read, readCalendar),
]
