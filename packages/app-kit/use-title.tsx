import { productName } from '@portal/contract/wording'
import { usePageTitle } from '@portal/shared-ui/platform/platform'

/** The page's part of the title. */
export const useTitle = (page: string): void => usePageTitle(`${page} · ${productName}`)
