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
    description: 'Who offers the home, for whom they act, and what was checked.',
    people: landlords,
  },
  landlord: {
    title: 'Tenants',
    description: 'Where they are looking, what they can pay, and what they chose to share.',
    people: tenants,
  },
}

/** The people whom one meets on a side of the portal, as cards (spec §2.11). */
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
                      onClick={() => say('On a real card, View Profile opens the person’s page.')}
                    >
                      View Profile
                    </Button>
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={`Contact ${name}`}
                      onClick={() => say('On a real card, Contact starts a conversation on the portal.')}
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
