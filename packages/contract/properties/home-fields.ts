// One record for each field, in the form's order (spec §2.7, §5). The form, its drafts, the rules of the calls and
// what the assistant can see are made from it (docs/adding-a-field.md).

interface FieldDescription {
  label: string
  /** `publishing` is shown only for homes that are listed already. */
  section: 'basics' | 'location' | 'details' | 'pricing' | 'amenities' | 'photos' | 'policies' | 'publishing'
  isRequired?: true
  /** Shown below the input. */
  help?: string
  /** Language models can see it; never what a landlord demands of people, such as an income. */
  isFact?: true
}

/** Null if unknown. */
interface NumberField extends FieldDescription {
  kind: 'number'
  section: 'details'
  preset: number
  unit?: string
  max: number
  /** A multiple of `of`. */
  step: { of: number; message: string }
}

/** Null if unknown, unless it is required. */
interface DollarsField extends FieldDescription {
  kind: 'dollars'
  section: 'pricing'
  preset: number
}

interface FlagField extends FieldDescription {
  kind: 'flag'
  section: 'policies' | 'publishing'
  preset: boolean
}

/** Its rule and input are its own. */
interface OtherField extends FieldDescription {
  kind: 'text' | 'degrees' | 'choice' | 'day' | 'list'
}

export type HomeField = NumberField | DollarsField | FlagField | OtherField

export const homeFields = {
  title: {
    kind: 'text',
    label: 'Title',
    section: 'basics',
    isRequired: true,
    isFact: true,
  },
  description: { kind: 'text', label: 'Description', section: 'basics', isRequired: true },
  propertyType: {
    kind: 'choice',
    label: 'Property type',
    section: 'basics',
    isRequired: true,
    isFact: true,
  },
  address: {
    kind: 'text',
    label: 'Street address',
    section: 'location',
    isRequired: true,
  },
  city: {
    kind: 'text',
    label: 'City',
    section: 'location',
    isRequired: true,
    isFact: true,
  },
  state: {
    kind: 'text',
    label: 'State',
    section: 'location',
    isRequired: true,
    isFact: true,
  },
  zipCode: {
    kind: 'text',
    label: 'ZIP code',
    section: 'location',
    isRequired: true,
    isFact: true,
  },
  neighborhood: {
    kind: 'text',
    label: 'Neighborhood (optional)',
    section: 'location',
    isFact: true,
  },
  latitude: { kind: 'degrees', label: 'Latitude', section: 'location' },
  longitude: { kind: 'degrees', label: 'Longitude', section: 'location' },
  bedrooms: {
    kind: 'number',
    label: 'Bedrooms',
    section: 'details',
    help: '0 for a studio',
    preset: 1,
    max: 100,
    step: { of: 1, message: 'Bedrooms must be a whole number' },
    isFact: true,
  },
  bathrooms: {
    kind: 'number',
    label: 'Bathrooms',
    section: 'details',
    help: '0.5 for a half bath',
    preset: 1,
    max: 100,
    step: { of: 0.5, message: 'Bathrooms must be a multiple of 0.5' },
    isFact: true,
  },
  squareFootage: {
    kind: 'number',
    label: 'Square footage',
    section: 'details',
    unit: 'sq ft',
    preset: 500,
    max: 10_000_000,
    step: { of: 1, message: 'Square feet must be a whole number' },
    isFact: true,
  },
  rentAmount: {
    kind: 'dollars',
    label: 'Monthly rent',
    section: 'pricing',
    isRequired: true,
    preset: 1000,
    isFact: true,
  },
  securityDeposit: {
    kind: 'dollars',
    label: 'Security deposit',
    section: 'pricing',
    preset: 1000,
    isFact: true,
  },
  minimumIncome: {
    kind: 'dollars',
    label: 'Minimum monthly income',
    section: 'pricing',
    help: 'Before taxes',
    preset: 3000,
  },
  availableDate: {
    kind: 'day',
    label: 'Available date',
    section: 'pricing',
    isRequired: true,
    isFact: true,
  },
  amenities: {
    kind: 'list',
    label: 'Amenities',
    section: 'amenities',
    isFact: true,
  },
  images: { kind: 'list', label: 'Photos', section: 'photos' },
  imageDescriptions: { kind: 'list', label: 'Descriptions of photos', section: 'photos' },
  petFriendly: {
    kind: 'flag',
    label: 'Pet friendly',
    section: 'policies',
    preset: false,
    isFact: true,
  },
  smokingAllowed: {
    kind: 'flag',
    label: 'Smoking allowed',
    section: 'policies',
    preset: false,
    isFact: true,
  },
  requiresBackgroundCheck: {
    kind: 'flag',
    label: 'Require background check (recommended)',
    section: 'policies',
    preset: true,
  },
  policyDocuments: { kind: 'list', label: 'House rules and policies', section: 'policies' },
  isAvailable: {
    kind: 'flag',
    label: 'Available for rent',
    section: 'publishing',
    help: 'Clear this when it’s rented.',
    preset: true,
    isFact: true,
  },
  visibilityLevel: {
    kind: 'choice',
    label: 'Show this home in search',
    section: 'publishing',
  },
} as const satisfies Record<string, HomeField>

export const maxImages = 30

export const maxPolicies = 30

type HomeFields = typeof homeFields
export type FieldName = keyof HomeFields

/** In the form's order. Guarantee: a constant object has exactly the keys that its type names. */
export const fieldNames = Object.keys(homeFields) as FieldName[]

export const fieldOf = (name: FieldName): HomeField => homeFields[name]
export const numberFieldOf = (name: NameOf<{ kind: 'number' }>): NumberField => homeFields[name]

/** Fields whose records have all these values. */
export type NameOf<Like> = {
  [Name in FieldName]: HomeFields[Name] extends Like ? Name : never
}[FieldName]

/** Guarantee: it compares the values that the type compares. */
export const namesOf = <const Like extends Partial<HomeField>>(like: Like): NameOf<Like>[] =>
  fieldNames.filter(name =>
    Object.entries(like).every(([key, value]) => Reflect.get(homeFields[name], key) === value),
  ) as NameOf<Like>[]
