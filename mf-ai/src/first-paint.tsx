// What the server draws of each route before script runs.
import { HubSkeleton } from './features/hub/hub-skeleton.tsx'
import { paths } from './paths.ts'

export const firstPaint = {
  [paths.hub]: <HubSkeleton />,
}
