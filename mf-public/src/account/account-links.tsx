import * as sitePaths from '@portal/contract/site-paths'
import { color, fontSize, fontWeight, media, size, space } from '@portal/shared-ui/tokens'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

const places = [
  { words: 'Profile', to: sitePaths.profile },
  { words: 'Documents', to: sitePaths.documents },
  { words: 'Sharing', to: sitePaths.sharing },
  { words: 'Verification', to: sitePaths.profileVerification },
  { words: 'Security', to: sitePaths.security },
  { words: 'Emails and calendar', to: sitePaths.notificationSettings },
]

export const AccountLinks = () => {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Account">
      <List role="list">
        {places.map(({ words, to }) => (
          <li key={to}>
            <Place to={to} aria-current={to === pathname ? 'page' : undefined}>
              {words}
            </Place>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
  margin-bottom: ${space[6]};
  padding: 0;
  box-shadow: inset 0 -1px ${color.border};
  font-size: ${fontSize.sm};
  list-style: none;
  ${media.tablet} {
    column-gap: ${space[6]};
    font-size: ${fontSize.md};
  }
`

const Place = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.textMuted};
  font-weight: ${fontWeight.semibold};
  text-decoration: none;
  &:hover {
    color: ${color.text};
  }
  &[aria-current='page'] {
    color: ${color.text};
    box-shadow: inset 0 -2px ${color.primary};
  }
`
