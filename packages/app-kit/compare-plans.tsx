import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { PathLink } from './path-link.tsx'

export const ComparePlans = () => (
  <Button asChild variant="outline" size="sm">
    <PathLink to={sitePaths.pricing}>Compare plans</PathLink>
  </Button>
)
