import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { color, fontSize, fontWeight, radius, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { Link } from '../address/link.tsx'

/** The product's mark and name; leads home. */
export const Brand = () => (
  <HomeLink to={sitePaths.home}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={color.primary} />
      <path d="M8 15.5 16 8l8 7.5V24h-5.2v-5.4h-5.6V24H8Z" fill={color.onPrimary} />
    </svg>
    <span>{productName}</span>
  </HomeLink>
)

const HomeLink = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  margin-right: auto;
  border-radius: ${radius.sm};
  color: ${color.text};
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.bold};
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  /* On the narrowest screens only the mark is visible; the name is still read out. */
  @media (max-width: 359px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
