// Around every page of administrators.
import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { PageLinks } from '@portal/app-kit/page-links'
import * as sitePaths from '@portal/contract/site-paths'
import { Page, PageHeader, type PageHeaderProps } from '@portal/shared-ui/page'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { space } from '@portal/shared-ui/tokens'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

const places = [
  { words: 'Queue', to: sitePaths.admin, above: sitePaths.adminViolation('') },
  { words: 'People', to: sitePaths.adminPeople, above: sitePaths.adminPerson('') },
  { words: 'Listings', to: sitePaths.adminProperties, above: sitePaths.adminProperty('') },
  {
    words: 'Papers',
    to: sitePaths.adminVerifications,
    description:
      'People sent these to show who they are, or what they may rent out. The log keeps who opens a document.',
  },
  {
    words: 'Payments',
    to: sitePaths.adminPayments,
    description:
      'Entries at the payment provider that don’t match what we sold. The portal leaves them alone: please check them there.',
  },
  { words: 'Apps', to: sitePaths.apps },
]

const placeAt = (pathname: string) => places.find(({ to }) => to === pathname)

interface AdminFrameProps extends Omit<PageHeaderProps, 'links'> {
  children: ReactNode
}

/** The description is drawn ahead, so that no row that comes later is larger. */
export const AdminFrame = ({ children, ...head }: AdminFrameProps) => (
  <Page>
    <PageHeader
      description={placeAt(useLocation().pathname)?.description}
      {...head}
      links={<PageLinks label="Administration" places={places} />}
    />
    {children}
  </Page>
)

export const AdminSkeleton = () => (
  <AdminFrame title={placeAt(useLocation().pathname)?.words ?? 'Administration'}>
    <SkeletonGroup label="Loading this page">
      <Stack>
        <Skeleton $height="88px" $radius="md" />
        <Skeleton $height="88px" $radius="md" />
        <Skeleton $height="88px" $radius="md" />
      </Stack>
    </SkeletonGroup>
  </AdminFrame>
)

/** Beside a title; it takes no line while it is empty. */
export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  &:empty {
    display: none;
  }
`

/** Only draws it for administrators; the API refuses everyone else, too. */
export const forAdministrators = (Part: ComponentType): ComponentType =>
  withQueries(() => {
    const user = useSession()?.user
    // The shell redirects visitors to sign in.
    if (!user) return <AdminSkeleton />
    return user.isAdministrator ? <Part /> : <AdministratorsOnly />
  })

const AdministratorsOnly = () => (
  <Page>
    <InsteadOfPage
      picture="path"
      title="You must be an administrator to view this page."
      to={sitePaths.home}
      words="Go to home"
    >
      Administrators review reports and help people with their accounts here.
    </InsteadOfPage>
  </Page>
)
