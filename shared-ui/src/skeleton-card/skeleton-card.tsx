import { styled } from 'styled-components'
import { Card } from '../card/card.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { space } from '../tokens/tokens.tsx'

/** With a picture for a home, without for a list. */
export function SkeletonCard({ picture = false }: { picture?: boolean }) {
  return (
    <Card $padding="none" aria-hidden>
      {picture && <Picture />}
      <Lines>
        <Skeleton $width="45%" $height="20px" />
        <Skeleton $width="85%" />
        <Skeleton $width="60%" />
      </Lines>
    </Card>
  )
}

const Picture = styled(Skeleton)`
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: 0;
`

const Lines = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
`
