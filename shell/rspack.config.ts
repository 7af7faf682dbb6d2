import { shell } from '@portal/shared-ui/federation'

export const recipe = shell(import.meta.dirname)
