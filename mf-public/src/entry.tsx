import { routesFor } from '@portal/app-kit/routes-for'
import { microFrontend } from '@portal/shared-ui/platform/micro-frontend'
import { useMergedFavorites } from './listing/use-merged-favorites.ts'
import { pages } from './pages.tsx'

const Routes = routesFor(pages)

export const { bootstrap, mount, unmount } = microFrontend(() => {
  useMergedFavorites()
  return <Routes />
})
