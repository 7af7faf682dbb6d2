// What the server draws of each route before script runs.
import * as sitePaths from '@portal/contract/site-paths'
import { HubSkeleton } from './features/hub/hub-skeleton.tsx'

export const firstPaint = {
  [sitePaths.assistant]: <HubSkeleton />,
}
