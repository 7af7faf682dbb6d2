// Calendars for calendar programs.
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { route } from '../../platform/request/route.ts'
import { openCalendar } from './open-calendar.ts'
import { readCalendar } from './read-calendar.ts'

export const calendarRoutes = [
  route(calendarEndpoints.open, openCalendar),
  route(calendarEndpoints.read, readCalendar),
]
