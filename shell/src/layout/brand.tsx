import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { color, fontSize, fontWeight, radius, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { Link } from '../address/link.tsx'

export const Brand = ({ name = productName }: { name?: string | undefined }) => (
  <HomeLink to={sitePaths.home}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={color.primary} />
      <path d="M8 15.5 16 8l8 7.5V24h-5.2v-5.4h-5.6V24H8Z" fill={color.onPrimary} />
    </svg>
    <span>{name}</span>
  </HomeLink>
)

const HomeLink = styled(Link)`
  display: inline-flex;
  flex: 0 1 auto;
  /* If there is no room, the name wraps to a hidden line; screen readers still read it. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 32px;
  height: ${size.touch};
  margin-right: auto;
  overflow: hidden;
  border-radius: ${radius.sm};
  color: ${color.text};
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.bold};
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  & > svg {
    margin-block: 6px;
  }
`
