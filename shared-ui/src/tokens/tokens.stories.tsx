import { CardGrid } from '../card/card.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { color, radius } from './tokens.tsx'

export default { title: 'Tokens' }

export const Colors = () => (
  <CardGrid $min="150px" $gap={3}>
    {Object.entries(color).map(([name, reference]) => (
      <Stack key={name} $gap={1}>
        <div
          style={{
            height: 48,
            background: reference,
            borderRadius: radius.sm,
            boxShadow: `inset 0 0 0 1px ${color.border}`,
          }}
        />
        <Text $size="xs">{name}</Text>
      </Stack>
    ))}
  </CardGrid>
)
