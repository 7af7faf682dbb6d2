import { Plus } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Page, PageHeader } from './page.tsx'

export default { title: 'Page' }

export const WithAction = () => (
  <Page>
    <PageHeader
      title="My Properties"
      description="Six homes, two of them available."
      actions={<Button icon={<Plus aria-hidden />}>Add Property</Button>}
    />
    <Card>Content</Card>
  </Page>
)

export const Narrow = () => (
  <Page $width="narrow">
    <Card $padding="lg">A form of one column</Card>
  </Page>
)
