import * as sitePaths from '@portal/contract/site-paths'
import type { TextPage } from '@portal/help/text-page'

export const text: TextPage = {
  title: 'Cookie Policy',
  summary: 'Every cookie and everything else the portal stores in your browser.',
  changed: '2026-11-29',
  parts: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        'The portal stores only what it needs to work. It uses no advertising, analytics or third-party cookies, so there is no cookie banner.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Sent to the portal with each request, and to no one else.',
        {
          table: {
            head: ['Name', 'Purpose', 'How long'],
            rows: [
              [
                '`session`',
                'Keeps you signed in. A random token that scripts cannot read.',
                '30 days at most. It ends when you log out, and after seven days without use.',
              ],
              [
                '`known-…`',
                'One for each account that signed in here, with its ID. Lets you sign in even when someone else keeps trying wrong passwords. It can’t sign anyone in, and scripts cannot read it.',
                '180 days after the last sign-in.',
              ],
              [
                '`wrote`',
                'Notes that you have just saved something, so that what you see next is up to date. Scripts cannot read it.',
                'Ten seconds.',
              ],
              ['`theme`', 'Light or dark, once you choose one.', 'One year.'],
              ['`view-mode`', 'Whether you see the tenant or the landlord view.', 'One year.'],
              [
                '`time-zone`',
                'Your time zone, so that dates and times are on your clock from the start.',
                'One year.',
              ],
              [
                '`app-overrides`',
                'For developers: a test version of an app. Only where the server allows it, with a banner.',
                'One year, or until it is reset.',
              ],
            ],
          },
        },
        'On an encrypted connection, the names of the first three start with “__Host-”, so that your browser sends them only to this site.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'Stored on your device',
      blocks: [
        'Not sent automatically. It stays until it is no longer needed, or until you clear it.',
        {
          table: {
            head: ['Name', 'Purpose', 'How long'],
            rows: [
              ['`rental-portal:favourites`', 'Homes you saved while signed out.', 'Until you remove them.'],
              [
                '`rental-portal:viewed`',
                'The last twelve homes you viewed.',
                'Until you clear your history under Saved.',
              ],
              [
                '`listing-draft:…`',
                'A listing you started, with your account ID.',
                'Until you publish it or start over.',
              ],
              [
                '`shared-profile:…`',
                'Whether your last application shared your rental profile, with your account ID.',
                'Until you clear it.',
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
        'Not sent automatically, and deleted when you close the tab.',
        {
          table: {
            head: ['Name', 'Purpose', 'How long'],
            rows: [
              [
                '`rental-portal:inquiry:…`',
                'A message to a landlord you started, with the ID of the home.',
                'Until it is sent.',
              ],
              [
                '`rental-portal:message:…`',
                'A message of a conversation you started, with the ID of the conversation or the home.',
                'Until it is sent, or you close the tab.',
              ],
              [
                '`sign-up-draft`',
                'What you entered to sign up, without your password, so that you can read the terms.',
                'Until you sign up.',
              ],
              [
                '`profile-draft:…`',
                'Unsaved changes to your profile, with your account ID. Never a password.',
                'Until they are saved or discarded.',
              ],
              [
                '`application-draft:…`',
                'An application you started, with the IDs of your account and the home.',
                'Until it is sent, or you close the tab.',
              ],
              [
                '`inquiry-answer:…`',
                'An answer to a tenant you started, with the ID of the inquiry.',
                'Until it is sent.',
              ],
              [
                '`listing-edit:…`',
                'Unsaved changes to a listing, with the IDs of your account and the home.',
                'Until they are saved or discarded.',
              ],
              [
                '`before-plans`',
                'The page on which your plan was too small, so that you can go back there after buying one.',
                'Until you close the tab.',
              ],
              [
                '`rental-portal:typed`',
                'What you had typed when a page had to reload. Never a password.',
                'Until the page has reloaded.',
              ],
              [
                '`rental-portal:reloaded-for`',
                'Which missing files a page was reloaded for, so that it happens only once.',
                'Until you close the tab.',
              ],
              [
                '`assistant-open`',
                'Whether the assistant is open, with your account ID.',
                'Until you close the assistant or log out.',
              ],
              [
                '`assistant-conversation`',
                'Which conversation with the assistant is open, with your account ID.',
                'Until you start another one or log out.',
              ],
              [
                '`rental-portal:versions`',
                'Which version of each part of the portal the tab uses, so that errors can be traced.',
                'Until you close the tab.',
              ],
              [
                '`request-draft:…`',
                'A repair request you started, with your account ID.',
                'Until it is sent.',
              ],
              [
                '`deleted-homes:…`',
                'Homes you deleted and can restore, with your account ID.',
                'Ten minutes.',
              ],
              [
                '`rental-portal:scroll`',
                'Your place on each page, so that Back returns to it.',
                'Until you close the tab.',
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
        'Street maps come from OpenStreetMap and store no cookies of their own. Your browser may cache map images for a while, like any other images.',
      ],
    },
    {
      id: 'clearing',
      title: 'Clearing and blocking',
      blocks: [
        'You can delete or block cookies and stored data in your browser’s settings at any time. Without the session cookie, you can’t sign in, but everything open to visitors still works. Without storage, the portal can’t keep drafts, or favorites while you’re signed out.',
        `For what we keep on our servers, see the [Privacy Policy](${sitePaths.privacy}).`,
      ],
    },
  ],
}
