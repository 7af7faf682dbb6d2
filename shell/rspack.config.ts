import { shell } from '@portal/releases/build/recipe'

export const recipe = shell(import.meta.dirname)
