// Before a home is offered to someone: do they move in with others, and does anybody else live there then?
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { ShowMore } from '@portal/app-kit/show-more'
import { datesOf } from '@portal/app-kit/tenancies/tenancy-details'
import { useFresh } from '@portal/app-kit/use-fresh'
import { usePages } from '@portal/app-kit/use-pages'
import { queryOf } from '@portal/client/call'
import { openApplications, openQuery } from '@portal/contract/applications/open-applications'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { haveDayInCommon } from '@portal/contract/tenancies/lifecycle'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { isOngoing, tenantName } from '@portal/contract/tenancies/tenancy-words'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { Field } from '@portal/shared-ui/field'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { styled } from 'styled-components'
import { tenantsOf } from './home/home-reads.ts'

interface HouseholdFieldsProps<
  Values extends FieldValues,
  Of extends FieldPathByValue<Values, string | null | undefined>,
  With extends FieldPathByValue<Values, string[] | undefined>,
  Parsed,
> {
  control: Control<Values, unknown, Parsed>
  /** The field for the offer to someone of the same household, or their tenancy. */
  householdOf: Of
  /** The field for the applications of others of the household. */
  roommates: With
  propertyId: string
  /** The application that is accepted, if it is one. */
  application?: { id: string; tenantId: string; householdId: string | null }
  /** The days as entered. */
  startsOn: string
  endsOn: string | null | undefined
}

const alone = 'alone'

/** Renders nothing while nobody else has to do with the home. */
export function HouseholdFields<
  Values extends FieldValues,
  Of extends FieldPathByValue<Values, string | null | undefined>,
  With extends FieldPathByValue<Values, string[] | undefined>,
  Parsed,
>(props: HouseholdFieldsProps<Values, Of, With, Parsed>) {
  const { control, householdOf, roommates, propertyId, application, startsOn, endsOn } = props
  const { data } = useQuery({
    ...queryOf(tenancyEndpoints.list, { query: tenantsOf(propertyId) }),
    ...useFresh(),
  })
  const { field } = useController({ control, name: householdOf })
  const days = { startsOn, endsOn: endsOn || null }
  const others = (data?.tenancies ?? []).filter(
    ({ tenant }) => !application || tenant?.id !== application.tenantId,
  )
  const ongoing = others.filter(isOngoing)
  const meeting = ongoing.filter(one => startsOn === '' || haveDayInCommon(one, days))
  // It is still in the list if it has ended meanwhile, or the days were changed.
  const chosen = others.find(({ id }) => id === field.value)
  const options = chosen && !meeting.includes(chosen) ? [...meeting, chosen] : meeting
  // Someone whom the landlord named as a roommate before is of that household, until they choose otherwise.
  const known = application?.householdId && ongoing.find(one => one.householdId === application.householdId)
  const { value, onChange } = field
  const proposed = value === undefined && known ? known.id : undefined
  useEffect(() => {
    if (proposed) onChange(proposed)
  }, [proposed, onChange])
  const before = value === undefined ? (application?.householdId ?? null) : null
  const household = chosen ? chosen.householdId : before
  const strangers = meeting.filter(
    one => one.status !== 'offered' && (household === null || one.householdId !== household),
  )
  return (
    <>
      {options.length > 0 && (
        <ChoiceField
          control={control}
          name={householdOf}
          label="Moving in"
          help="People who move in together can all agree. Of others, the first to agree gets the home."
          none={alone}
          options={[
            { value: alone, label: 'Alone' },
            ...options.map(one => ({ value: one.id, label: `Together with ${tenantName(one)}` })),
          ]}
        />
      )}
      <Roommates
        control={control}
        name={roommates}
        propertyId={propertyId}
        applicationId={application?.id}
        household={household}
      />
      {startsOn !== '' && strangers.length > 0 && <LivedIn tenancies={strangers} />}
    </>
  )
}

const LivedIn = ({ tenancies }: { tenancies: readonly Tenancy[] }) => (
  <Notice tone="warning" live title="Others live in this home on these days">
    {tenancies.map(one => (
      <div key={one.id}>
        {tenantName(one)}: {datesOf(one)}
      </div>
    ))}
    You can still send the offer, for example if they share the home.
  </Notice>
)

interface RoommatesProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string[] | undefined>,
  Parsed,
> {
  control: Control<Values, unknown, Parsed>
  name: Name
  propertyId: string
  applicationId: string | undefined
  /** That of the person; null while it is one of their own. */
  household: string | null
}

/** Those who move in with this person keep their applications when one of them agrees. */
function Roommates<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string[] | undefined>,
  Parsed,
>({ control, name, propertyId, applicationId, household }: RoommatesProps<Values, Name, Parsed>) {
  const list = usePages(cursor =>
    queryOf(openApplications, { query: { ...openQuery, propertyId, ...(cursor && { cursor }) } }),
  )
  const applicants = (list.data?.pages ?? [])
    .flatMap(page => page.applications)
    .filter(({ id }) => id !== applicationId)
  const { field, fieldState } = useController({ control, name })
  const chosen: readonly string[] = field.value ?? []
  // Who withdrew meanwhile is no longer listed, and cannot be sent.
  const isThere = (one: string) => applicants.some(({ id }) => id === one)
  const there = list.isSuccess ? chosen.filter(isThere) : chosen
  const hasLost = there.length < chosen.length
  const { onChange } = field
  useEffect(() => {
    if (hasLost) onChange(there)
  }, [hasLost, onChange, there])
  if (applicants.length === 0) return null
  return (
    <Field
      label="Applicants moving in together"
      help="Their applications stay open when one of these people agrees. All others are declined then."
      error={fieldState.error?.message}
      group
    >
      <Listed>
        {applicants.map(({ id, tenant, householdId }) => {
          const isKnown = household !== null && householdId === household
          return (
            <Checkbox
              key={id}
              label={`${tenant.firstName} ${tenant.lastName}`}
              checked={isKnown || chosen.includes(id)}
              disabled={isKnown}
              onCheckedChange={checked =>
                onChange(checked === true ? [...chosen, id] : chosen.filter(other => other !== id))
              }
            />
          )
        })}
        <ShowMore list={list} />
      </Listed>
    </Field>
  )
}

/** As high as four names and a half, so that it shows that there are more. */
const Listed = styled(Stack)`
  max-height: 200px;
  padding-inline: ${space[1]};
  overflow-y: auto;
`
