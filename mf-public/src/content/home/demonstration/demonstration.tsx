// The demonstration below the fold (spec §2.1): its words are part of the page, its samples load when they come near.
import { Badge } from '@portal/shared-ui/badge'
import { Boundary } from '@portal/shared-ui/boundary'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Heading } from '@portal/shared-ui/heading'
import { Page } from '@portal/shared-ui/page'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { color, fontSize, media, space } from '@portal/shared-ui/tokens'
import { useIsNear } from '@portal/shared-ui/use-is-near'
import { FlaskConical } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'

const Samples = lazily(async () => (await import('./samples.tsx')).Samples)

/** Little, so that a first look at the page does not pay for what is below it. */
const reachPx = 40

export const Demonstration = () => {
  const titleId = useId()
  const [place, isNear] = useIsNear<HTMLDivElement>(reachPx)
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Words>
        <Badge icon={<FlaskConical aria-hidden />}>Demonstration</Badge>
        <Heading level={2} id={titleId}>
          Try it with samples
        </Heading>
        <p>
          These homes, people and papers are made up. Nothing that you do here is sent or kept, so try
          everything.
        </p>
      </Words>
      <div ref={place}>
        {isNear && typeof window !== 'undefined' ? (
          <Boundary fallback={retry => <ErrorPanel onRetry={retry} />}>
            <WhileLoading show={<Kept />}>
              <Samples />
            </WhileLoading>
          </Boundary>
        ) : (
          <Kept />
        )}
      </div>
    </Frame>
  )
}

const Frame = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: 0;
  ${media.tablet} {
    padding-block: 0;
  }
`

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  max-width: 640px;
  & > p {
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    text-wrap: pretty;
  }
`

/** About as high as the samples, so that the footer is where it will be when they come. */
const Kept = styled.div`
  height: 3500px;
  ${media.tablet} {
    height: 2900px;
  }
  ${media.desktop} {
    height: 1950px;
  }
`
