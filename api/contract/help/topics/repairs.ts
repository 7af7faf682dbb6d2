import * as sitePaths from '../../site-paths.ts'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Repairs',
  summary: 'Asking for a repair, following it, and managing it.',
  changed: '2026-11-22',
  parts: [
    {
      id: 'emergency',
      title: 'In an emergency',
      blocks: [
        '**Fire, gas, or danger to life: leave and call 911 first.** Then your utility company, then your landlord. A request on the portal is not read around the clock.',
      ],
    },
    {
      id: 'asking',
      title: 'Asking, as a tenant',
      blocks: [
        {
          steps: [
            `Open [Maintenance Requests](${sitePaths.maintenanceRequests}) and choose New Request.`,
            'Choose the home, a title, a category and a priority, and describe what is wrong in at least ten characters.',
            'Submit it. Your landlord is notified.',
          ],
        },
        'You can ask for homes where you live by a tenancy that the portal knows. As long as it is not settled, Take Request Back in its details ends it.',
      ],
    },
    {
      id: 'states',
      title: 'States',
      blocks: [
        {
          table: {
            head: ['State', 'What it means'],
            rows: [
              ['Submitted', 'Sent; the landlord has not looked at it yet.'],
              ['Acknowledged', 'The landlord has seen it.'],
              ['In progress', 'Someone works on it.'],
              ['Completed', 'It is done.'],
              ['Cancelled', 'It was taken back.'],
            ],
          },
        },
        'The timeline of a request keeps every change and every note.',
      ],
    },
    {
      id: 'priority',
      title: 'Which priority, and how long it may take',
      blocks: [
        {
          table: {
            head: ['Priority', 'Example', 'Overdue after'],
            rows: [
              ['Urgent', 'No water, no heating in winter, a lock that does not close', '24 hours'],
              ['High', 'A refrigerator that does not cool', '72 hours'],
              ['Medium', 'A dripping faucet', '7 days'],
              ['Low', 'A scratched door', '14 days'],
            ],
          },
        },
        'A request that nobody has settled by then is marked as overdue, and the landlord sees it under Overdue. With a date set, it is overdue once that date has passed. How soon a landlord must repair something is the law of your state.',
      ],
    },
    {
      id: 'managing',
      title: 'Managing, as a landlord',
      blocks: [
        `[Maintenance Management](${sitePaths.maintenanceManagement}) has all requests of your homes, with tabs for urgent and overdue ones. Acknowledge a request, set its status, assign someone, add a cost estimate, schedule the work, add a note. The tenant sees what changes.`,
      ],
    },
  ],
}
