import type { Finding } from '@portal/contract/moderation/finding'
import { Badge } from '@portal/shared-ui/badge'
import { Panel } from '@portal/shared-ui/panel'
import { FindingRows } from '../finding-rows.tsx'

export const RelatedPanel = ({ findings }: { findings: readonly Finding[] }) => (
  <Panel title="Also about this" badge={<Badge>{findings.length}</Badge>} padding="none">
    <FindingRows findings={findings} />
  </Panel>
)
