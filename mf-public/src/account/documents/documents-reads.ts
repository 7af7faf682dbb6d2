import { firstRead } from '@portal/client/call'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'

export const documentsReads = (): FirstRead[] => [firstRead(documentEndpoints.list)]
