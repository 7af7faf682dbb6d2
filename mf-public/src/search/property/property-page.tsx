import { InsteadOfPage } from '@portal/app-kit/instead-of-page'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShareButton } from '@portal/app-kit/share-button'
import { useTitle } from '@portal/app-kit/use-title'
import * as sitePaths from '@portal/contract/site-paths'
import { Boundary } from '@portal/shared-ui/boundary'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { whenIdle } from '@portal/shared-ui/platform/when-idle'
import { noteViewedHome } from '@portal/shared-ui/viewed-homes'
import { ArrowLeft } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { PropertyDetails } from './property-details.tsx'
import { BackLink, PropertyScreen, TopLine } from './property-layout.tsx'
import { drawnProperty, type PropertyRead } from './property-read.ts'
import { PropertyBodySkeleton } from './property-skeleton.tsx'
import { useWayBack } from './way-back.ts'

const pauseMs = 3000

/** Whether to load what the first screen does not need: immediately, or on a server-rendered page after a pause and once idle. */
const useLater = (wasDrawn: boolean): boolean => {
  const [isTime, setTime] = useState(!wasDrawn)
  useEffect(() => {
    if (isTime) return
    let stop = () => {}
    const timer = setTimeout(() => {
      stop = whenIdle(() => setTime(true))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isTime])
  return isTime
}

const PropertyReader = lazily(async () => (await import('./property-reader.tsx')).PropertyReader)

export const PropertyPage = () => {
  const { id = '' } = useParams()
  return <Home key={id} id={id} />
}

/** A server-rendered home shows without the query library and the schemas, which load later. */
const Home = ({ id }: { id: string }) => {
  const [drawn] = useState(() => drawnProperty(id))
  const [{ property, error, retry }, setRead] = useState<PropertyRead>({
    property: drawn?.property,
    error: null,
    retry: () => {},
  })
  // The rendered content is kept if loading the rest fails.
  const Guard = drawn ? Boundary : Fragment
  const isTimeForMore = useLater(drawn !== undefined)
  useTitle(property?.title ?? 'Home details')
  const { to, goBack } = useWayBack()
  const isLoaded = Boolean(property)
  useEffect(() => {
    if (isLoaded) noteViewedHome(id)
  }, [isLoaded, id])
  return (
    <PropertyScreen>
      {isTimeForMore && (
        <Guard>
          <WhileLoading>
            <PropertyReader id={id} drawn={drawn} onRead={setRead} />
          </WhileLoading>
        </Guard>
      )}
      <TopLine>
        <BackLink as={Link} to={to} onClick={goBack}>
          <ArrowLeft aria-hidden /> Back to search
        </BackLink>
        {property && <ShareButton property={property} />}
      </TopLine>
      {error ? (
        <LoadFailure level={1} title="We couldn’t load this home" error={error} retry={retry}>
          Everything else still works. Please try again.
        </LoadFailure>
      ) : property === undefined ? (
        <PropertyBodySkeleton />
      ) : property === null ? (
        <NoSuchHome />
      ) : (
        <PropertyDetails property={property} isTimeForMore={isTimeForMore} />
      )}
    </PropertyScreen>
  )
}

const NoSuchHome = () => (
  <InsteadOfPage title="Home not found" to={sitePaths.search} words="Find a home">
    It may have been removed, or the link may be wrong.
  </InsteadOfPage>
)
