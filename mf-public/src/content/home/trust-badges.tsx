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

/** The four badges of spec §2.3. */
export const TrustBadges = () => (
  <Frame as="section" aria-label="Trust and safety">
    <List>
      {badges.map(({ name, Icon }) => (
        <li key={name}>
          <span>
            <Icon aria-hidden />
          </span>
          <div>{name}</div>
        </li>
      ))}
    </List>
  </Frame>
)

const Frame = styled(Page)`
  /* Overrides Page: for one frame, the server's styles come before the app's own Page styles. */
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
      /* Keeps its width before its text arrives, because pages stream in pieces. */
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
