// URL to page. A path of another app draws nothing: that app is shown then.
import * as sitePaths from '@portal/contract/site-paths'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes as RouteTable } from 'react-router-dom'
import { AuthSkeleton } from './account/auth/auth-skeleton.tsx'
import { HomePage } from './content/home/home-page.tsx'
import { LegalPage } from './content/legal/legal-page.tsx'
import { privacy, terms } from './content/legal/legal-texts.ts'
import { PropertySkeleton } from './search/property/property-skeleton.tsx'
import { SearchSkeleton } from './search/search-skeleton.tsx'

const AuthPage = lazy(async () => ({ default: (await import('./account/auth/auth-page.tsx')).AuthPage }))
const SearchPage = lazy(async () => ({
  default: (await import('./search/search-page.tsx')).SearchPage,
}))
const PropertyPage = lazy(async () => ({
  default: (await import('./search/property/property-page.tsx')).PropertyPage,
}))

export function Routes() {
  return (
    <BrowserRouter>
      <RouteTable>
        <Route path={sitePaths.home} element={<HomePage />} />
        <Route
          path={sitePaths.auth}
          element={
            <Suspense fallback={<AuthSkeleton />}>
              <AuthPage />
            </Suspense>
          }
        />
        <Route
          path={sitePaths.search}
          element={
            <Suspense fallback={<SearchSkeleton />}>
              <SearchPage />
            </Suspense>
          }
        />
        <Route
          path={sitePaths.property(':id')}
          element={
            <Suspense fallback={<PropertySkeleton />}>
              <PropertyPage />
            </Suspense>
          }
        />
        <Route path={sitePaths.terms} element={<LegalPage text={terms} />} />
        <Route path={sitePaths.privacy} element={<LegalPage text={privacy} />} />
        <Route path="*" element={null} />
      </RouteTable>
    </BrowserRouter>
  )
}
