import { Card } from '@portal/shared-ui/card'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import type { Dealing } from '../people/use-person.ts'

const LazyPanel = lazily(async () => (await import('./sharing-part.ts')).SharingPanel)

/** Loads apart, because most visitors of a person's page do not deal with that person. */
export const SharingWith = (props: Dealing) => (
  <WhileLoading
    show={
      <Card $padding="lg">
        <SkeletonGroup label="Loading what you share" $height="132px" />
      </Card>
    }
  >
    <LazyPanel {...props} />
  </WhileLoading>
)
