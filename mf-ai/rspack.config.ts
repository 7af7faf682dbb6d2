import { microFrontend } from '@portal/shared-ui/federation'

export const recipe = microFrontend(import.meta.dirname)
