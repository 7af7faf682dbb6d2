// What the page shows of each route before any script runs.
import { StaticRouter } from 'react-router-dom'
import { AuthSkeleton } from './features/auth/auth-skeleton.tsx'
import { HomePage } from './features/home/home-page.tsx'
import { LegalPage } from './features/legal/legal-page.tsx'
import { privacy, terms } from './features/legal/legal-texts.ts'
import { PropertySkeleton } from './features/property/property-skeleton.tsx'
import { SearchSkeleton } from './features/search/search-skeleton.tsx'
import { paths } from './paths.ts'

/** By route path of app.json. The home page is static words, so it comes whole. */
export const firstPaint = {
  [paths.home]: (
    <StaticRouter location={paths.home}>
      <HomePage />
    </StaticRouter>
  ),
  [paths.search]: <SearchSkeleton />,
  '/properties/:id': <PropertySkeleton />,
  [paths.auth]: <AuthSkeleton />,
  [paths.terms]: <LegalPage text={terms} />,
  [paths.privacy]: <LegalPage text={privacy} />,
}
