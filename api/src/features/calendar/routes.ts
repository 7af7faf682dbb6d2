// Calendars for calendar programs.
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { route } from '../../platform/request/route.ts'
import { openCalendar, readCalendarLink, turnOffCalendar } from './open-calendar.ts'
import { readCalendar } from './read-calendar.ts'

export const calendarRoutes = [
  route(calendarEndpoints.link, readCalendarLink),
  route(calendarEndpoints.open, openCalendar),
  route(calendarEndpoints.turnOff, turnOffCalendar),
  route(calendarEndpoints.read, readCalendar),
]
