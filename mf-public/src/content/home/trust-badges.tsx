import { Page } from '@portal/shared-ui/page'
import { color, fontSize, fontWeight, media, radius, space } from '@portal/shared-ui/tokens'
import { BadgeCheck, FileLock, MessageSquareLock, ScanSearch } from 'lucide-react'
import { styled } from 'styled-components'

const badges = [
  { name: 'Background Checks', Icon: ScanSearch },
  { name: 'Verified Profiles', Icon: BadgeCheck },
  { name: 'Secure Messaging', Icon: MessageSquareLock },
  { name: 'Document Protection', Icon: FileLock },
]

/** What people can rely on here (spec §2.3). */
export const TrustBadges = () => (
  <Frame as="section" aria-label="What you can rely on">
    <List>
      {badges.map(({ name, Icon }) => (
        <li key={name}>
          <span>
            <Icon aria-hidden />
          </span>
          {name}
        </li>
      ))}
    </List>
  </Frame>
)

const Frame = styled(Page)`
  /* Stronger than Page's: for a frame the drawn page's styles come before the app's own of Page. */
  && {
    padding-block: 0;
  }
`

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[6]} ${space[4]};
  && {
    padding-block: ${space[6]};
  }
  border-block: 1px solid ${color.border};
  font-weight: ${fontWeight.semibold};
  ${media.tablet} {
    grid-template-columns: repeat(4, 1fr);
  }
  & > li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space[3]};
    font-size: ${fontSize.sm};
    text-align: center;
    ${media.desktop} {
      /* As wide before its words have arrived, since a page comes in pieces. */
      display: grid;
      grid-template-columns: ${space[10]} 10.5em;
      justify-content: center;
      font-size: ${fontSize.md};
      text-align: start;
    }
  }
  & > li > span {
    display: grid;
    flex: none;
    place-items: center;
    width: ${space[10]};
    height: ${space[10]};
    border-radius: ${radius.full};
    background: ${color.successSoft};
    color: ${color.onSuccessSoft};
    & > svg {
      width: 20px;
      height: 20px;
    }
  }
`
