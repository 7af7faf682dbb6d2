// The demonstration below the fold (spec §2.1). Its text is part of the page; its samples load when they come near, but in production
// only when asked for if there are no listings, or below a person's own activity.
import { Badge } from '@portal/shared-ui/badge'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Heading } from '@portal/shared-ui/heading'
import { Page } from '@portal/shared-ui/page'
import { useSettings } from '@portal/shared-ui/platform/platform'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { color, fontSize, media, space } from '@portal/shared-ui/tokens'
import { useIsNear } from '@portal/shared-ui/use-is-near'
import { FlaskConical } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'

/** Short, so that the first view of the page does not pay for what is below it. */
const reachPx = 40

/** `isBelow` a person's own activity. */
export const Demonstration = ({ isBelow = false }: { isBelow?: boolean }) => {
  const titleId = useId()
  const [place, isNear] = useIsNear<HTMLDivElement>(reachPx)
  const [Samples, setSamples] = useState<ComponentType>()
  const [isMissing, setMissing] = useState(false)
  const [isFolded, setFolded] = useState(false)
  const hasSamples = useSettings()?.hasSamples ?? true
  const hasFocus = useRef(false)
  const load = useCallback(() => {
    import('./samples.tsx').then(
      ({ Samples }) => setSamples(() => Samples),
      () => setMissing(true),
    )
  }, [])
  useEffect(() => {
    if (!isNear) return
    if (hasSamples) load()
    else if (isBelow) setFolded(true)
    else
      import('./has-homes.ts')
        .then(({ hasHomes }) => hasHomes())
        .then(
          isThere => (isThere ? load() : setFolded(true)),
          () => setFolded(true),
        )
  }, [isNear, hasSamples, isBelow, load])
  useEffect(() => {
    if (Samples && hasFocus.current) place.current?.querySelector('button')?.focus()
  }, [Samples, place])
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Words>
        <Badge icon={<FlaskConical aria-hidden />}>Demonstration</Badge>
        <Heading level={2} id={titleId}>
          Try it with sample data
        </Heading>
        <p>Sample data. Nothing you do here is sent or saved.</p>
      </Words>
      <div ref={place}>
        {Samples ? (
          <Boundary fallback={retry => <ErrorPanel onRetry={retry} />}>
            <Samples />
          </Boundary>
        ) : (
          <>
            {/* The samples load when near, so also when Tab scrolls to the button. A press retries. */}
            <Button
              variant="outline"
              onClick={load}
              onFocus={() => {
                hasFocus.current = true
              }}
              onBlur={() => {
                hasFocus.current = false
              }}
            >
              Show the samples
            </Button>
            {isMissing && <p role="alert">We couldn’t load the samples. Please try again.</p>}
            {!isFolded && (
              <Shapes aria-hidden>
                {shapes.map(shape => (
                  <Skeleton key={shape} $height="400px" $radius="md" />
                ))}
              </Shapes>
            )}
          </>
        )}
      </div>
    </Frame>
  )
}

const shapes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

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

/** A screen high, so that nothing below is in view before the samples are. */
const Shapes = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (max-width: 47.99em) {
    & > :nth-child(n + 3) {
      display: none;
    }
  }
`
