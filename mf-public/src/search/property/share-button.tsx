import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { useToast } from '@portal/shared-ui/platform/platform'
import { Share2 } from 'lucide-react'

/** Passes the home's address on: through the device's own menu where it has one, else by copying it. */
export const ShareButton = ({ property: { id, title } }: { property: Property }) => {
  const toast = useToast()
  const share = async () => {
    const url = new URL(sitePaths.property(id), window.location.origin).href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link copied', description: 'Paste it wherever you like.', tone: 'success' })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return // they changed their mind
      toast({ title: 'The link could not be copied', description: `Its address is ${url}` })
    }
  }
  return (
    <Button variant="ghost" size="sm" icon={<Share2 aria-hidden />} onClick={share}>
      Share
    </Button>
  )
}
