// Calendar programs show the tours, too.
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { threadMessages } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { readInquiryAgain } from '../inquiries/create-inquiry.ts'
import { bookSlot } from './book-slot.ts'
import { chooseTime } from './choose-time.ts'
import { openCalendar, readCalendarLink, turnOffCalendar } from './open-calendar.ts'
import { listSlots } from './open-slots.ts'
import { proposeTimes } from './propose-times.ts'
import { readCalendar } from './read-calendar.ts'
import { readTourFile } from './read-tour-file.ts'
import { sayOutcome } from './say-outcome.ts'

export const tourRoutes = [
  route(inquiryEndpoints.propose, proposeTimes, { again: readInquiryAgain, limit: threadMessages }),
  route(inquiryEndpoints.choose, chooseTime, { limit: threadMessages }),
  route(tourHoursEndpoints.slots, listSlots),
  route(tourHoursEndpoints.book, bookSlot, {
    again: (context, made) => readInquiryAgain(context, { ...made, notice: null }),
    limit: threadMessages,
    room: 16, // short words make an inquiry, an event, notifications and mails
  }),
  route(inquiryEndpoints.outcome, sayOutcome),
  route(inquiryEndpoints.calendar, readTourFile),
  route(calendarEndpoints.link, readCalendarLink),
  route(calendarEndpoints.open, openCalendar),
  route(calendarEndpoints.turnOff, turnOffCalendar),
  route(calendarEndpoints.read, readCalendar),
]
