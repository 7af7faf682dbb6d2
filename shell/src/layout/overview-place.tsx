import { Boundary } from '@portal/shared-ui/boundary'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { useIsTakenOver } from '@portal/shared-ui/platform/use-is-taken-over'
import type { Overrides } from '../../seam/overrides.ts'

/** Only administrators see it, so no other page has its code. */
const OverviewPage = lazily(
  async () =>
    (await import(/* webpackChunkName: "on-demand-overview" */ '../overview/overview-page.tsx')).OverviewPage,
)

/** Once the browser has taken over: it shows what only the browser knows. */
export const OverviewPlace = ({ overrides }: { overrides: Overrides }) => {
  const isTakenOver = useIsTakenOver()
  if (!isTakenOver) return null
  return (
    <Boundary fallback={retry => <ErrorPanel level={1} onRetry={retry} />}>
      <WhileLoading>
        <OverviewPage overrides={overrides} />
      </WhileLoading>
    </Boundary>
  )
}
