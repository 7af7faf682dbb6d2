// Part of the stage `newcomer` of `npm run long`: adds a call and a screen for it to a copy of this checkout, in the files that
// docs/adding-a-call.md lists and in no others, and runs types and tests on it. Its budget is only compared in a browser.
import { afterAll, expect, test } from 'bun:test'
import { type Additions, changedCopy, listedFiles } from './changed-copy.ts'

const { remove, add, run } = changedCopy()
afterAll(remove)

const sentInquiries: Additions = {
  'packages/contract/inquiries/endpoints.ts': [
    [
      '  create: endpoint({',
      `  count: endpoint({
    method: 'GET',
    path: '/api/sent-inquiries',
    summary: 'How many inquiries the caller has sent',
    access: 'tenant',
    status: 200,
    answer: z.object({ sent: z.int() }),
  }),
`,
    ],
  ],
  'api/src/renting/inquiries/count-inquiries.ts': `import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { and, eq } from 'drizzle-orm'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { homeExists } from '../../schema/properties.ts'

const { propertyId, tenantId } = propertyInquiries

/** How many inquiries a tenant has sent. */
export const countInquiries: Verb<typeof inquiryEndpoints.count> = async ({ database, caller }) => ({
  sent: await database.$count(propertyInquiries, and(eq(tenantId, caller.id), homeExists(propertyId))),
})
`,
  'api/src/renting/inquiries/count-inquiries.test.ts': `import { expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'

const { signUp } = await openTestApp()

test('a tenant sees how many inquiries they have sent', async () => {
  const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
  const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
  expect(await tenant.call(inquiryEndpoints.count)).toEqual({ sent: 0 })
  await tenant.call(inquiryEndpoints.create, { body: { propertyId: property.id, message: 'Is it quiet?' } })
  expect(await tenant.call(inquiryEndpoints.count)).toEqual({ sent: 1 })
})
`,
  'api/src/renting/inquiries/routes.ts': [
    ['import { createInquiry', `import { countInquiries } from './count-inquiries.ts'\n`],
    ['  route(inquiryEndpoints.create', '  route(inquiryEndpoints.count, countInquiries),\n'],
  ],
  'packages/contract/site-paths.ts': [
    ['export const maintenanceRequests =', `export const sentInquiries = '/sent-inquiries'\n`],
  ],
  'mf-tenant/src/pages.tsx': [
    [
      `import * as sitePaths`,
      `import { firstRead } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
`,
    ],
    ['\nexport const pages', `import { SentSkeleton } from './sent/sent-skeleton.tsx'\n`],
    [
      '  {\n    path: sitePaths.saved',
      `  {
    path: sitePaths.sentInquiries,
    access: 'session',
    title: 'Sent inquiries',
    firstPaint: <SentSkeleton />,
    reads: async () => [firstRead(inquiryEndpoints.count)],
    load: async () => (await import('./sent/sent-page.tsx')).SentPage,
  },
`,
    ],
  ],
  'mf-tenant/src/sent/sent-skeleton.tsx': `import { Page, PageHeader } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'

export const SentSkeleton = () => (
  <Page>
    <PageHeader title="Sent inquiries" />
    <SkeletonGroup label="Counting your inquiries">
      <Skeleton $height="24px" />
    </SkeletonGroup>
  </Page>
)
`,
  'mf-tenant/src/sent/sent-page.tsx': `import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { SentSkeleton } from './sent-skeleton.tsx'

export function SentPage() {
  const { data } = useQuery(queryOf(inquiryEndpoints.count))
  if (!data) return <SentSkeleton />
  return (
    <Page>
      <PageHeader title="Sent inquiries" />
      <Text>{data.sent} sent</Text>
    </Page>
  )
}
`,
  'mf-tenant/src/sent/sent-page.test.tsx': `import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen } from '@testing-library/react'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)
const server = await serveEndpoints([answering(inquiryEndpoints.count, () => ({ sent: 3 }))])
afterEach(() => server.stop())

test('a tenant sees how many inquiries they have sent', async () => {
  visit(server.url, sitePaths.sentInquiries)
  render(
    <TestStage platform={testPlatform({})}>
      <Routes />
    </TestStage>,
  )
  expect(await screen.findByText('3 sent')).toBeTruthy()
})
`,
  'budgets.json': [
    ['    "/saved": {', '    "/sent-inquiries": {\n      "bytes": 206450,\n      "requests": 12\n    },\n'],
  ],
  'docs/house.md': [['`/saved`, ', '`/sent-inquiries`, ']],
  'shell/src/layout/role-links.tsx': [
    [
      `    { words: 'Maintenance', to: sitePaths.maintenanceRequests }`,
      `    { words: 'Sent', to: sitePaths.sentInquiries },\n`,
    ],
  ],
}

const names: Record<string, string> = {
  '<noun>': 'inquiries',
  '<verb>': 'count',
  '<app>': 'tenant',
  '<area>': 'sent',
  '<screen>': 'sent',
}

/** What fails in the copy. */
const failures = async (): Promise<string> =>
  (await run('.', 'x', 'tsc', '-b')) ||
  (await run('mf-tenant', 'x', 'tsc', '-b')) ||
  (await run(
    'api',
    'test',
    '--timeout=180000',
    'src/renting/inquiries',
    'src/app.test.ts',
    'src/app-leaks.test.ts',
  )) ||
  (await run('mf-tenant', 'test', '--timeout=180000')) ||
  (await run('shell', 'test', '--timeout=180000', 'src/layout')) ||
  (await run('scripts', 'test', '--timeout=180000', 'docs.test.ts', '-t', 'the house says of each app'))

test('a call with a screen is added in the listed files, of which there are at most 12', async () => {
  const listed = listedFiles('docs/adding-a-call.md').map(file =>
    file
      .replaceAll(/<\w+>/g, name => names[name] ?? name)
      .replace('/features/inquiries/', '/renting/inquiries/'),
  )
  expect(listed.length).toBeLessThanOrEqual(12)
  expect(listed.toSorted()).toEqual(Object.keys(sentInquiries).toSorted())
  add(sentInquiries)
  expect(await failures()).toBe('')
}, 900_000)
