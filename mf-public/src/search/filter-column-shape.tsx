import { Panel } from '@portal/shared-ui/panel'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

interface FilterColumnShapeProps {
  /** Takes the focus when it is rendered. */
  hasFocus?: boolean
  onFocusChange?: (hasFocus: boolean) => void
  /** Called when a person is about to use the filters. */
  onNear?: () => void
}

export const FilterColumnShape = ({ hasFocus = false, onFocusChange, onNear }: FilterColumnShapeProps) => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hasFocus) place.current?.focus()
  }, [hasFocus])
  return (
    <Panel
      ref={place}
      title="Search Filters"
      tabIndex={0}
      onPointerEnter={onNear}
      onFocus={() => {
        onFocusChange?.(true)
        onNear?.()
      }}
      onBlur={() => onFocusChange?.(false)}
    >
      <Shapes aria-hidden>
        <Skeleton $height="70px" />
        <Skeleton $height="112px" />
        <Skeleton $height="70px" />
        <Skeleton $height="70px" />
        <Skeleton $height="178px" />
      </Shapes>
    </Panel>
  )
}

const Shapes = styled.div`
  display: grid;
  gap: 20px;
`
