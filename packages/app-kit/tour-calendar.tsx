import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { tourFile } from '@portal/contract/inquiries/tour-file'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Stack } from '@portal/shared-ui/stack'
import { Link } from 'react-router-dom'

export const TourCalendar = ({ inquiry }: { inquiry: Inquiry }) => (
  <Stack $direction="row" $gap={2}>
    <Button asChild variant="outline" size="sm">
      <a href={tourFile(inquiry.id)} download>
        Add to calendar
      </a>
    </Button>
    <Button asChild variant="ghost" size="sm">
      <Link to={sitePaths.notificationSettings}>Connect your calendar</Link>
    </Button>
  </Stack>
)
