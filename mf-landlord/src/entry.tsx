import { microFrontend } from '@portal/shared-ui/platform/micro-frontend'
import { Routes } from './routes.tsx'

export const { bootstrap, mount, unmount } = microFrontend(Routes)
