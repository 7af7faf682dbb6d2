import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { BellPlus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { SearchedFor } from '../search-query.ts'
import type { SaveSearchDialog } from './save-search-dialog.tsx'

const loadDialog = async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog
const loadAhead = () => void loadDialog().catch(() => undefined)

/** In the address of who comes back from signing in to save what they searched for. */
const saving = 'save'

/** Keeps what is searched for; a visitor signs in on the way. */
export const SaveSearchButton = ({ searched }: { searched: SearchedFor }) => {
  const isSignedIn = useSession() !== null
  const [params, setParams] = useSearchParams()
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
        title: 'This could not be opened',
        description: 'Check your connection and try again.',
        tone: 'danger',
      })
    }
    setComing(false)
  }, [toast])

  const isBack = isSignedIn && params.has(saving)
  useEffect(() => {
    if (isBack) void open()
  }, [isBack, open])

  const signIn = () => {
    const next = new URLSearchParams(params)
    next.set(saving, 'true')
    void navigate(sitePaths.signInFor(`${sitePaths.search}?${next}`))
  }
  const close = () => {
    setOpened(undefined)
    if (isBack)
      setParams(
        current => {
          current.delete(saving)
          return current
        },
        { replace: true, preventScrollReset: true },
      )
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<BellPlus aria-hidden />}
        aria-label="Save this search"
        aria-haspopup="dialog"
        aria-busy={isComing || undefined}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => (isSignedIn ? void open() : signIn())}
      >
        Save
      </Button>
      {opened && <opened.Dialog searched={searched} onClose={close} />}
    </>
  )
}
