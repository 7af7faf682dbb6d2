// What the page shows of each route before any script runs.
import * as sitePaths from '@portal/contract/site-paths'
import { StaticRouter } from 'react-router-dom'
import { AuthSkeleton } from './account/auth/auth-skeleton.tsx'
import { HomePage } from './content/home/home-page.tsx'
import { LegalPage } from './content/legal/legal-page.tsx'
import { privacy, terms } from './content/legal/legal-texts.ts'
import { PropertySkeleton } from './search/property/property-skeleton.tsx'
import { SearchSkeleton } from './search/search-skeleton.tsx'

/** By route path of app.json. The home page is static words, so it comes whole. */
export const firstPaint = {
  [sitePaths.home]: (
    <StaticRouter location={sitePaths.home}>
      <HomePage />
    </StaticRouter>
  ),
  [sitePaths.search]: <SearchSkeleton />,
  [sitePaths.property(':id')]: <PropertySkeleton />,
  [sitePaths.auth]: <AuthSkeleton />,
  [sitePaths.terms]: <LegalPage text={terms} />,
  [sitePaths.privacy]: <LegalPage text={privacy} />,
}
