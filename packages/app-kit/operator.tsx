import { defaultOperator } from '@portal/contract/default-operator'
import { type Operator, useSettings } from '@portal/shared-ui/platform/platform'

/** Who runs the portal; also in first paints. */
export const useOperator = (): Operator => useSettings()?.operator ?? defaultOperator

/** A link to write to support, which shows the address unless it has other words. */
export const SupportLink = ({ children }: { children?: string }) => {
  const { supportEmail } = useOperator()
  return <a href={`mailto:${supportEmail}`}>{children ?? supportEmail}</a>
}
