import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import type { Overrides } from '../../seam/overrides.ts'
import { overridesCookie } from '../../seam/overrides.ts'

export const OverrideBanner = ({ overrides }: { overrides: Overrides }) => {
  const names = Object.entries(overrides).map(([name, origin]) => `${name} from ${origin}`)
  return (
    <Notice
      tone="warning"
      title="You are seeing a test version of this page"
      action={
        <Button size="sm" variant="outline" onClick={resetOverrides}>
          Reset overrides
        </Button>
      }
    >
      It loads {names.join(', ')}.
    </Notice>
  )
}

const resetOverrides = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${overridesCookie}=; Path=/; Max-Age=0`
  const url = new URL(window.location.href)
  url.searchParams.delete('mf')
  window.location.assign(url)
}
