import type { TextPage } from '@portal/contract/help/text-page'
import * as sitePaths from '@portal/contract/site-paths'

export const text: TextPage = {
  title: 'Cookie Policy',
  summary: 'Every cookie and everything else that the portal stores in your browser.',
  changed: '2026-11-23',
  parts: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        'The portal stores only what it needs in order to work as you set it up. There are no cookies for advertising or statistics and none of other companies, so there is nothing to agree to and no banner.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Sent to the portal with each request, and to nobody else.',
        {
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              [
                '`session`',
                'Keeps you signed in. A random token that scripts cannot read.',
                '30 days at most. It ends when you log out, and after seven days without use.',
              ],
              [
                '`known-…`',
                'One for each account that signed in here, with its id. Lets you in when others fail at your password on purpose. It opens nothing by itself, and scripts cannot read it.',
                '180 days after the last sign-in.',
              ],
              [
                '`wrote`',
                'Says that you have just saved something, so that what you see next is up to date. Scripts cannot read it.',
                'Ten seconds.',
              ],
              ['`theme`', 'Light or dark, once you chose one.', 'One year.'],
              ['`view-mode`', 'Whether you see the tenant’s or the landlord’s side.', 'One year.'],
              [
                '`app-overrides`',
                'For developers: an app under work. Only where the server allows it, and shown by a banner.',
                'One year, or until it is reset.',
              ],
            ],
          },
        },
        'Over an encrypted connection the names of the first three begin with "__Host-", which makes your browser keep them to this site.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'Stored on your device',
      blocks: [
        'Not sent by itself. It stays until what it is for is done, or until you clear it.',
        {
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              [
                '`rental-portal:favourites`',
                'The homes that you saved while you were not signed in.',
                'Until you remove them.',
              ],
              [
                '`rental-portal:viewed`',
                'The last twelve homes that you looked at, so that you find them again.',
                'Until you clear the list under Saved.',
              ],
              [
                '`listing-draft:…`',
                'A listing that you began, with the id of your account.',
                'Until it is published or you cancel it.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'in-the-tab',
      title: 'Stored while the tab is open',
      blocks: [
        'Not sent by itself, and gone when you close the tab.',
        {
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              [
                '`rental-portal:inquiry:…`',
                'A message to a landlord that you began, with the id of the home.',
                'Until it is sent.',
              ],
              [
                '`sign-up-draft`',
                'What you entered to sign up, without your password, so that you can read the terms meanwhile.',
                'Until you are signed up.',
              ],
              [
                '`profile-draft:…`',
                'Changes to your profile that you began, with the id of your account; never a password.',
                'Until they are saved or discarded.',
              ],
              [
                '`inquiry-answer:…`',
                'An answer to a tenant that you began, with the id of the inquiry.',
                'Until it is sent.',
              ],
              [
                '`listing-edit:…`',
                'Changes to a listing that you began, with the ids of your account and of the home.',
                'Until they are saved or discarded.',
              ],
              [
                '`rental-portal:typed`',
                'What you had typed when a page had to be loaded again; never a password.',
                'Until the page is there again.',
              ],
              [
                '`rental-portal:reloaded-for`',
                'Which missing files of the portal a page was loaded again for, so that it happens once.',
                'Until you close the tab.',
              ],
              [
                '`assistant-open`',
                'That you have the assistant open, with the id of your account.',
                'Until you close the assistant or log out.',
              ],
              [
                '`assistant-conversation`',
                'Which conversation with the assistant you have open, with the id of your account.',
                'Until you begin another one or log out.',
              ],
              [
                '`rental-portal:versions`',
                'Which version of each part of the portal the tab uses, so that a failure can be traced.',
                'Until the tab is closed.',
              ],
              [
                '`request-draft:…`',
                'A repair request that you began, with the id of your account.',
                'Until it is sent.',
              ],
              [
                '`deleted-homes:…`',
                'Homes that you deleted and can bring back, with the id of your account.',
                'Ten minutes.',
              ],
              [
                '`rental-portal:scroll`',
                'Where you were on a page, so that going back leads there.',
                'Until the tab is closed.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'map',
      title: 'The map',
      blocks: [
        'Street maps come from OpenStreetMap and store no cookies of their own. Your browser may keep map pictures for a while, like any other picture.',
      ],
    },
    {
      id: 'clearing',
      title: 'Clearing and refusing',
      blocks: [
        'You can delete cookies and stored data in your browser’s settings at any time, or refuse them. Without the session cookie you cannot sign in; everything that is open to visitors still works. Without storage, drafts and favorites are not kept.',
        `What the portal keeps on its servers is in the [Privacy Policy](${sitePaths.privacy}).`,
      ],
    },
  ],
}
