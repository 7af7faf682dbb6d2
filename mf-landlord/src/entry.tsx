import { routesFor } from '@portal/app-kit/routes-for'
import { microFrontend } from '@portal/shared-ui/platform/micro-frontend'
import { pages } from './pages.tsx'

export const { bootstrap, mount, unmount } = microFrontend(routesFor(pages))
