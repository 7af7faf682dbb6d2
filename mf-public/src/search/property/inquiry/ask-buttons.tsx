// Buttons about a home: visitors and tenants contact its landlord, who can edit it (spec §2.10 'Contact').
import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Text } from '@portal/shared-ui/text'
import { CalendarPlus, MessageCircle, Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { InquiryType } from './inquiry-draft.ts'
import type { Asking } from './use-asking.ts'

interface AskButtonsProps {
  property: Property
  asking: Asking
  /** Small and without icons, for a phone's bottom bar. */
  isCompact?: boolean
}

/** One to three buttons, for a row or a column. Rented homes offer questions, but no tours. */
export const AskButtons = ({ property, asking, isCompact = false }: AskButtonsProps) => {
  const user = useSession()?.user
  const size = isCompact ? 'sm' : 'md'
  if (user?.id === property.landlordId)
    return (
      <Button asChild size={size} icon={!isCompact && <Pencil aria-hidden />}>
        <Link to={sitePaths.editProperty(property.id)}>Edit</Link>
      </Button>
    )
  if (user?.userType === 'landlord')
    return (
      <Text $size="sm" $tone="muted">
        Only tenants can send inquiries. To contact this landlord, sign in with a tenant account.
      </Text>
    )
  const opens = (type: InquiryType) => ({
    busy: asking.opening === type,
    onPointerEnter: asking.prepare,
    onFocus: asking.prepare,
    onClick: () => asking.ask(type),
  })
  return (
    <>
      {property.isAvailable && (
        <Button size={size} icon={!isCompact && <CalendarPlus aria-hidden />} {...opens('viewing')}>
          Request a tour
        </Button>
      )}
      <Button
        size={size}
        variant={property.isAvailable ? 'outline' : 'primary'}
        icon={!isCompact && <MessageCircle aria-hidden />}
        {...opens('question')}
      >
        Contact
      </Button>
    </>
  )
}
