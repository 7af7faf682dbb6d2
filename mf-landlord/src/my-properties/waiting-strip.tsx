// What waits for the landlord: the first of each kind is one press away.
import { useFresh } from '@portal/app-kit/use-fresh'
import { visitInWords } from '@portal/app-kit/visit-in-words'
import { queryOf } from '@portal/client/call'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { WaitingForLandlord } from '@portal/contract/properties/own-property'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Heading } from '@portal/shared-ui/heading'
import { Stack } from '@portal/shared-ui/stack'
import { color, fontSize, fontWeight, motion, radius, size, space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ClipboardList, Hourglass, LogOut, type LucideIcon, Mail, Wrench } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** What waits for the signed-in landlord; undefined while nobody is signed in. */
export const useWaiting = (personId: string | undefined) =>
  useQuery({ ...queryOf(ownPropertyEndpoints.waiting), ...useFresh(), enabled: personId !== undefined })

export function WaitingStrip({ waiting }: { waiting: WaitingForLandlord }) {
  const things = thingsIn(waiting)
  if (things.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="waiting" $gap={3}>
      <Heading id="waiting" level={2} size="md">
        Waiting for you
      </Heading>
      <Things role="list">
        {things.map(({ to, Icon, count, detail }) => (
          <li key={count}>
            <Link to={to}>
              <Icon aria-hidden />
              <span>
                <strong>{count}</strong>
                {detail && <span>{detail}</span>}
              </span>
            </Link>
          </li>
        ))}
      </Things>
    </Stack>
  )
}

interface Thing {
  to: string
  Icon: LucideIcon
  count: string
  detail?: string
}

/** The most pressing first. */
const thingsIn = (waiting: WaitingForLandlord): Thing[] => {
  const { urgentRepairs, oldestInquiry, nextTour, lapsingHome, noticedHome, applications } = waiting
  return [
    ...(urgentRepairs > 0
      ? [{ to: sitePaths.urgentMaintenance, Icon: Wrench, count: countOf(urgentRepairs, 'urgent repair') }]
      : []),
    ...(oldestInquiry
      ? [
          {
            to: sitePaths.landlordInquiry(oldestInquiry.id),
            Icon: Mail,
            count: countOf(waiting.inquiries, 'unanswered inquiry', 'unanswered inquiries'),
            detail: `${oldestInquiry.propertyTitle}: waiting for ${timeOf(oldestInquiry.hours)}`,
          },
        ]
      : []),
    ...(nextTour
      ? [
          {
            to: sitePaths.landlordInquiry(nextTour.inquiryId),
            Icon: CalendarClock,
            count: `${countOf(waiting.tours, 'tour')} in the next 48 hours`,
            detail: `${nextTour.propertyTitle}: ${visitInWords(nextTour.at, nextTour.timeZone)}`,
          },
        ]
      : []),
    ...(applications > 0
      ? [
          {
            to: sitePaths.landlordApplications,
            Icon: ClipboardList,
            count: countOf(applications, 'open application'),
          },
        ]
      : []),
    ...(noticedHome
      ? [
          {
            to: sitePaths.landlordProperty(noticedHome.propertyId),
            Icon: LogOut,
            count: `${countOf(waiting.notices, 'notice')} to accept`,
            detail: noticedHome.propertyTitle,
          },
        ]
      : []),
    ...(lapsingHome
      ? [
          {
            to: sitePaths.landlordProperty(lapsingHome.propertyId),
            Icon: Hourglass,
            count: `${countOf(waiting.lapsingOffers, 'offer')} expiring soon`,
            detail: lapsingHome.propertyTitle,
          },
        ]
      : []),
  ]
}

/** 'less than an hour', '26 hours', '3 days'. */
const timeOf = (hours: number): string => {
  if (hours === 0) return 'less than an hour'
  return hours < 72 ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day')
}

const Things = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${space[3]};
  a {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    height: 100%;
    min-height: ${size.touch};
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${fontSize.sm};
    text-decoration: none;
    transition: background ${motion.fast};
  }
  a:hover {
    background: ${color.hover};
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.secondary};
  }
  a > span {
    display: grid;
    min-width: 0;
  }
  strong {
    font-weight: ${fontWeight.semibold};
  }
  span > span {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
`
