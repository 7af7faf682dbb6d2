import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '../text-page.ts'

export const text: TextPage = {
  title: 'Repairs',
  summary: 'How to request, follow and manage repairs.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'emergency',
      title: 'In an emergency',
      blocks: [
        '**Fire, gas, or danger to life: leave and call 911 first.** Then your utility company, then your landlord. Requests on the portal aren’t monitored around the clock.',
      ],
    },
    {
      id: 'asking',
      title: 'For tenants: requesting a repair',
      blocks: [
        {
          steps: [
            `Open [Maintenance Requests](${sitePaths.maintenanceRequests}) and choose New Request.`,
            'Choose the home, a category and a priority, add a title, and describe the problem in at least ten characters.',
            'Submit it. We’ll let your landlord know.',
          ],
        },
        'You can request repairs for a home where you live, from your first day on: your landlord invites you, and you agree to the offer. Until your landlord starts on a request, you can withdraw it in its details.',
      ],
    },
    {
      id: 'states',
      title: 'Status',
      blocks: [
        {
          table: {
            head: ['Status', 'What it means'],
            rows: [
              ['Submitted', 'The landlord hasn’t seen it yet.'],
              ['Acknowledged', 'The landlord has seen it.'],
              ['In progress', 'Someone is working on it.'],
              ['Completed', 'The landlord says it is done. You can confirm or reopen it for 14 days.'],
              ['Cancelled', 'It was withdrawn or canceled.'],
            ],
          },
        },
        'The history of a request shows every change, note and photo.',
        'If a completed repair isn’t fixed, choose Not fixed in its details, say what is still wrong and add photos: it is open again. If you don’t answer within 14 days, it is confirmed.',
      ],
    },
    {
      id: 'priority',
      title: 'Priorities: how long a request can take',
      blocks: [
        {
          table: {
            head: ['Priority', 'Example', 'Overdue after'],
            rows: [
              ['Urgent', 'No water, no heat in winter, a door that won’t lock', '24 hours'],
              ['High', 'A refrigerator that doesn’t cool', '72 hours'],
              ['Medium', 'A dripping faucet', '7 days'],
              ['Low', 'A scratched door', '14 days'],
            ],
          },
        },
        'A request that is still open by then is marked as overdue, and the landlord sees it under Overdue. If a visit is scheduled, it is overdue once that date has passed. State law sets how soon a landlord must make repairs.',
      ],
    },
    {
      id: 'managing',
      title: 'For landlords: managing requests',
      blocks: [
        `[Maintenance Management](${sitePaths.maintenanceManagement}) has all the requests for your homes, with tabs for urgent and overdue ones. You can acknowledge a request, set its status, assign someone, add a cost estimate, schedule the work and add a note. The tenant sees each change.`,
        'Share with Vendor makes a link for the person who does the work, and can email it to them. They need no account: they see the problem, photos, address and schedule, but no names, contact details or costs. They can set a time, write to you and your tenant, and add photos. Only you complete the request. You can end the link at any time.',
      ],
    },
  ],
}
