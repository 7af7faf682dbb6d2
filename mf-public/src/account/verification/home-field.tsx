import { queryOf } from '@portal/client/call'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { Field } from '@portal/shared-ui/field'
import { Select } from '@portal/shared-ui/select'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'

interface HomeFieldProps {
  value: string
  onChange: (propertyId: string) => void
  error?: string | undefined
}

/** One of a landlord's own homes. */
export const HomeField = ({ value, onChange, error }: HomeFieldProps) => {
  const { data, isError } = useQuery(queryOf(ownPropertyEndpoints.myProperties, { query: {} }))
  if (isError) return <Text role="alert">We couldn’t load your homes. Please close this and try again.</Text>
  if (!data) return <Skeleton $height="72px" />
  if (data.properties.length === 0) return <Text>You haven’t listed a home yet.</Text>
  return (
    <Field label="Home" error={error} required>
      <Select
        placeholder="Choose a home"
        options={data.properties.map(({ id, title }) => ({ value: id, label: title }))}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  )
}
