import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Inquiry } from '../inquiries/inquiry.ts'
import { moment } from '../values/moment.ts'
import { ById } from '../values/text.ts'
import { HomeTourHours, TourHours, TourSlots } from './tour-hours.ts'

export const tourHoursEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/properties/:id/tour-hours',
    summary: 'The weekly tour hours of a home of the caller, and its days off',
    access: 'landlord',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({ hours: HomeTourHours }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/properties/:id/tour-hours',
    summary: 'Set the weekly tour hours and days off, on the home’s clock; tours that are booked stay',
    access: 'landlord',
    own: true,
    params: ById,
    body: TourHours,
    status: 200,
    answer: z.object({ hours: HomeTourHours }),
  }),
  slots: endpoint({
    method: 'GET',
    path: '/api/properties/:id/tour-slots',
    summary: 'When a tour of a public home can be booked: half hours within its tour hours that are free',
    access: 'tenant',
    params: ById,
    status: 200,
    answer: TourSlots,
    errors: ['not_found'],
  }),
  book: endpoint({
    method: 'POST',
    path: '/api/properties/:id/tour-slots',
    summary:
      'Book one of them: a scheduled tour, which moves the caller’s open tour request. If it is no longer free, `current` has those that are',
    access: 'tenant',
    params: ById,
    body: z.object({ startsAt: moment('Please choose a time') }),
    status: 201,
    answer: z.object({ inquiry: Inquiry }),
    errors: ['not_found', 'conflict', 'plan_limit', 'restricted'],
  }),
}
