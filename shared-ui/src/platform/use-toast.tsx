import { type ToastMessage, usePlatform } from './platform.tsx'

/** Shows a toast; the shell draws it, one at a time (spec §9). */
export const useToast = (): ((message: ToastMessage) => void) => usePlatform().toast
