import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, fontWeight } from '../tokens/tokens.tsx'

interface HomeNameProps {
  /** A link if the reader can open the home. */
  title: ReactNode
  /** 'address, city, state'; empty once the home is gone. */
  address: string
  /** In small type below. */
  id?: string
}

/** Comes first in a repair request or an inquiry. */
export const HomeName = ({ title, address, id }: HomeNameProps) => (
  <Name>
    <strong>{title}</strong>
    {address && `, ${address}`}
    {id && (
      <small>
        Property ID <span>{id}</span>
      </small>
    )}
  </Name>
)

const Name = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.regular};
  overflow-wrap: anywhere;
  strong {
    color: ${color.text};
    font-weight: ${fontWeight.semibold};
  }
  small {
    display: block;
    font-size: ${fontSize.xs};
  }
  /* Goes to the next line as a whole, if it fits there. */
  small > span {
    display: inline-block;
    max-width: 100%;
  }
`
