import { useToast } from '@portal/shared-ui/platform/platform'

/** Buttons on samples lead nowhere (spec §2.10, §2.11): a toast says what they do on real ones. */
export const useSampleAction = (): ((what: string) => void) => {
  const toast = useToast()
  return what => toast({ title: 'This is a sample', description: what })
}
