import { paramsWith, useAddressParams } from '@portal/app-kit/use-address-params'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { BellPlus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SearchedFor } from '../search-query.ts'
import type { SaveSearchDialog } from './save-search-dialog.tsx'

const loadDialog = async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog
const loadAhead = () => void loadDialog().catch(() => undefined)

/** Marks the address of visitors who sign in to save their search. */
const saving = 'save'

interface SaveSearchButtonProps {
  searched: SearchedFor
  words?: string
}

/** Saves the current search; visitors sign in first. */
export const SaveSearchButton = ({ searched, words }: SaveSearchButtonProps) => {
  const isSignedIn = useSession() !== null
  const [params, changeParams] = useAddressParams()
  const navigate = useNavigate()
  const toast = useToast()
  const [isComing, setComing] = useState(false)
  const [opened, setOpened] = useState<{ Dialog: typeof SaveSearchDialog }>()

  const open = useCallback(async () => {
    setComing(true)
    try {
      setOpened({ Dialog: await loadDialog() })
    } catch {
      toast({
        title: 'We couldn’t open this',
        description: 'Check your connection and try again.',
        tone: 'danger',
      })
    }
    setComing(false)
  }, [toast])

  // If there are two buttons, only the toolbar's opens the dialog.
  const isBack = !words && isSignedIn && params.has(saving)
  useEffect(() => {
    if (isBack) void open()
  }, [isBack, open])

  const signIn = () => {
    void navigate(sitePaths.signInFor(`${sitePaths.search}?${paramsWith(params, { [saving]: 'true' })}`))
  }
  const close = () => {
    setOpened(undefined)
    if (isBack) changeParams({ [saving]: null }, { replace: true })
  }
  return (
    <>
      <Button
        variant="outline"
        size={words ? 'md' : 'sm'}
        icon={<BellPlus aria-hidden />}
        aria-label={words ?? 'Save this search'}
        aria-haspopup="dialog"
        aria-busy={isComing || undefined}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => (isSignedIn ? void open() : signIn())}
      >
        {words ?? 'Save'}
      </Button>
      {opened && <opened.Dialog searched={searched} onClose={close} />}
    </>
  )
}
