import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card'
import type { ViewMode } from '@portal/shared-ui/platform/platform'
import { ProfileCard } from '@portal/shared-ui/profile-card'
import { landlords, tenants } from './people.ts'
import { SamplePart } from './sample-part.tsx'
import { useSampleAction } from './use-sample-action.ts'

const parts = {
  tenant: {
    title: 'Landlords',
    description: 'Landlords list for themselves, for an organization or for someone else.',
    people: landlords,
  },
  landlord: {
    title: 'Tenants',
    description: 'Tenants choose what to share with landlords.',
    people: tenants,
  },
}

/** Cards of the people that a tenant or a landlord would meet (spec §2.11). */
export const SamplePeople = ({ side }: { side: ViewMode }) => {
  const say = useSampleAction()
  const { title, description, people } = parts[side]
  return (
    <SamplePart title={title} description={description}>
      <CardGrid as="ul" role="list" $min="300px">
        {people.map(person => {
          const name = `${person.firstName} ${person.lastName}`
          return (
            <li key={name}>
              <ProfileCard
                person={person}
                level={4}
                actions={
                  <>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`View Profile of ${name}`}
                      onClick={() => say('View Profile opens a person’s page.')}
                    >
                      View Profile
                    </Button>
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={`Contact ${name}`}
                      onClick={() => say('You can contact a landlord from the page of a home.')}
                    >
                      Contact
                    </Button>
                  </>
                }
              />
            </li>
          )
        })}
      </CardGrid>
    </SamplePart>
  )
}
