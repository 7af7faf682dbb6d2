// The site footer (spec §2.14). A line is a link once some app serves its path.
import { productName } from '@portal/contract/wording'
import { matchRoute } from '@portal/shared-ui/federation/match-route'
import type { Registry } from '@portal/shared-ui/federation/registry'
import type { ToastMessage } from '@portal/shared-ui/platform/platform'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Column, Columns, FooterFrame, Legal, Lines, PromiseLine } from './footer-style.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const columns = [
  {
    title: 'For Tenants',
    lines: [
      { words: 'Search Properties', to: paths.search },
      { words: 'Create Profile', to: paths.profile },
      { words: 'Background Check', to: '/help/background-check' },
      { words: 'Application Tracking', to: '/help/application-tracking' },
      { words: 'Rental Resources', to: '/help/rental-resources' },
    ],
  },
  {
    title: 'For Landlords',
    lines: [
      { words: 'List Property', to: paths.createProperty },
      { words: 'Tenant Screening', to: '/help/tenant-screening' },
      { words: 'Document Management', to: '/help/document-management' },
      { words: 'Communication Tools', to: '/help/communication-tools' },
      { words: 'Property Resources', to: '/help/property-resources' },
    ],
  },
]

const legal = [
  { words: 'Privacy Policy', to: paths.privacy },
  { words: 'Terms of Service', to: paths.terms },
  { words: 'Cookie Policy', to: paths.cookies },
  { words: 'Help Center', to: paths.help },
]

const Line = ({ registry, words, to }: { registry: Registry; words: string; to: string }) =>
  matchRoute(registry, to) ? <Link to={to}>{words}</Link> : <span>{words}</span>

interface FooterProps {
  registry: Registry
  toast: (message: ToastMessage) => void
}

export const Footer = ({ registry, toast }: FooterProps) => (
  <FooterFrame>
    <Columns>
      <Column>
        <h2>{productName}</h2>
        <PromiseLine>
          A trusted platform that matches quality tenants with verified landlords through comprehensive
          profiles and background checks.
        </PromiseLine>
        <PromiseLine>Verified &amp; Secure Platform</PromiseLine>
      </Column>
      {columns.map(({ title, lines }) => (
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
        <NewsletterForm toast={toast} />
        <Lines role="list">
          <li>support@rental-portal.example</li>
          <li>Monday to Friday, 9 am to 6 pm</li>
        </Lines>
      </Column>
    </Columns>
    <Legal>
      <p>© 2024 {productName}</p>
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
