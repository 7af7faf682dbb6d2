// The site footer (spec §2.14). A line is a link once an app serves its path; without mail there is no newsletter.

import { defaultOperator } from '@portal/contract/default-operator'
import * as sitePaths from '@portal/contract/site-paths'
import { matchRoute } from '@portal/releases/match-route'
import type { Registry } from '@portal/releases/registry'
import { type SessionUser, usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Link } from '../address/link.tsx'
import { Column, Columns, FooterFrame, Legal, Lines, PromiseLine } from './footer-style.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** What signed-in people have themselves replaces the help about it. */
const columnsFor = (user: SessionUser | undefined) => [
  {
    title: 'For Tenants',
    lines: [
      { words: 'Search Properties', to: sitePaths.search },
      { words: 'Create Profile', to: sitePaths.profile },
      { words: 'Background Check', to: sitePaths.helpWith('background-check') },
      {
        words: 'Application Tracking',
        to: user?.userType === 'tenant' ? sitePaths.applications : sitePaths.helpWith('application-tracking'),
      },
      { words: 'Rental Resources', to: sitePaths.helpWith('rental-resources') },
    ],
  },
  {
    title: 'For Landlords',
    lines: [
      { words: 'List Property', to: sitePaths.createProperty },
      { words: 'Tenant Screening', to: sitePaths.helpWith('tenant-screening') },
      {
        words: 'Document Management',
        to: user ? sitePaths.documents : sitePaths.helpWith('document-management'),
      },
      { words: 'Communication Tools', to: sitePaths.helpWith('communication-tools') },
      { words: 'Property Resources', to: sitePaths.helpWith('property-resources') },
    ],
  },
]

const legal = [
  { words: 'Privacy Policy', to: sitePaths.privacy },
  { words: 'Terms of Service', to: sitePaths.terms },
  { words: 'Cookie Policy', to: sitePaths.cookies },
  { words: 'Help Center', to: sitePaths.help },
]

const Line = ({ registry, words, to }: { registry: Registry; words: string; to: string }) =>
  matchRoute(registry, to) ? <Link to={to}>{words}</Link> : <span>{words}</span>

export const Footer = ({ registry }: { registry: Registry }) => {
  const { settings, toast } = usePlatform()
  const { portalName, name, address, supportEmail, supportHours } = settings.operator ?? defaultOperator
  const user = useSession()?.user
  return (
    <FooterFrame>
      <Columns>
        <Column>
          <h2>{portalName}</h2>
          <PromiseLine>
            A trusted platform that matches quality tenants with verified landlords through comprehensive
            profiles and background checks.
          </PromiseLine>
          <PromiseLine>Verified &amp; Secure Platform</PromiseLine>
        </Column>
        {columnsFor(user).map(({ title, lines }) => (
          <Column key={title}>
            <h2>{title}</h2>
            <Lines role="list">
              {lines.map(line => (
                <li key={line.words}>
                  <Line registry={registry} {...line} />
                </li>
              ))}
            </Lines>
          </Column>
        ))}
        <Column>
          <h2>Stay Connected</h2>
          {settings.hasMail && <NewsletterForm toast={toast} />}
          <Lines role="list">
            <li>{supportEmail}</li>
            <li>{supportHours}</li>
            {address && <li>{address}</li>}
          </Lines>
        </Column>
      </Columns>
      <Legal>
        <p>© 2024 {name}</p>
        <Lines role="list">
          {legal.map(line => (
            <li key={line.words}>
              <Line registry={registry} {...line} />
            </li>
          ))}
        </Lines>
      </Legal>
    </FooterFrame>
  )
}
