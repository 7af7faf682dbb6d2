import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Pairs } from '@portal/shared-ui/pairs'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useState } from 'react'
import { Link } from 'react-router-dom'

const FitPanel = lazily(async () => (await import('./fit-panel.tsx')).FitPanel)

/** Applying for an available home; tenants can look first whether they meet what it asks for. */
export const ApplyBlock = ({ property }: { property: Property }) => {
  const user = useSession()?.user
  const [isFitShown, setFitShown] = useState(false)
  if (!property.isAvailable || user?.userType === 'landlord') return null
  return (
    <>
      <Pairs>
        {user && (
          <Button
            variant="ghost"
            aria-expanded={isFitShown}
            {...FitPanel.near}
            onClick={() => setFitShown(!isFitShown)}
          >
            Do I fit?
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to={sitePaths.applyFor(property.id)}>Apply</Link>
        </Button>
      </Pairs>
      {isFitShown && (
        <WhileLoading>
          <FitPanel propertyId={property.id} />
        </WhileLoading>
      )}
    </>
  )
}
