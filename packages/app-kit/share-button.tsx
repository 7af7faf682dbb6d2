import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { useToast } from '@portal/shared-ui/platform/platform'
import { Share2 } from 'lucide-react'

/** Shares the home's address through the device's menu, or copies it. */
export const ShareButton = ({ property: { id, title } }: { property: Pick<Property, 'id' | 'title'> }) => {
  const toast = useToast()
  const share = async () => {
    const url = new URL(sitePaths.property(id), window.location.origin).href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link copied', description: 'You can paste it anywhere.', tone: 'success' })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return // they changed their mind
      toast({ title: 'We couldn’t copy the link', description: `You can copy it here: ${url}` })
    }
  }
  return (
    <Button variant="ghost" size="sm" icon={<Share2 aria-hidden />} onClick={share}>
      Share
    </Button>
  )
}
