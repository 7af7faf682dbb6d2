// One home: its pictures, its facts, who offers it and where it is.
import { sentenceOf } from '@portal/client/api-error'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { PropertyDetails } from './property-details.tsx'
import { BackLink, PropertyScreen, TopLine } from './property-layout.tsx'
import { PropertyBodySkeleton } from './property-skeleton.tsx'
import { ShareButton } from './share-button.tsx'
import { useProperty } from './use-property.ts'
import { useWayBack } from './way-back.ts'

export const PropertyPage = () => {
  const { id = '' } = useParams()
  const { property, error, retry } = useProperty(id)
  usePageTitle(`${property?.title ?? 'Home details'} · ${productName}`)
  const { to, goBack } = useWayBack()
  return (
    <PropertyScreen>
      <TopLine>
        <BackLink as={Link} to={to} onClick={goBack}>
          <ArrowLeft aria-hidden /> Back to search
        </BackLink>
        {property && <ShareButton property={property} />}
      </TopLine>
      {error ? (
        <ErrorPanel level={1} title="This home could not be loaded" onRetry={retry}>
          {sentenceOf(error, 'Everything else still works. Trying again usually helps.')}
        </ErrorPanel>
      ) : property === undefined ? (
        <PropertyBodySkeleton />
      ) : property === null ? (
        <NoSuchHome />
      ) : (
        <PropertyDetails key={property.id} property={property} />
      )}
    </PropertyScreen>
  )
}

const NoSuchHome = () => (
  <EmptyState
    level={1}
    title="Home not found"
    action={
      <Button asChild>
        <Link to={sitePaths.search}>Find a home</Link>
      </Button>
    }
  >
    It may have been removed, or the address may be wrong.
  </EmptyState>
)
