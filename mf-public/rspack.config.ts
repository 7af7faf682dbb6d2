import { microFrontend } from '@portal/releases/build/recipe'

export const recipe = microFrontend(import.meta.dirname)
