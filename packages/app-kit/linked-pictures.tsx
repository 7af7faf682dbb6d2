import { smallPhoto } from '@portal/shared-ui/photo-sources'
import { Stack } from '@portal/shared-ui/stack'
import { radius, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const LinkedPictures = ({ images }: { images: readonly string[] }) => (
  <Stack $direction="row" $gap={2}>
    {images.map((src, index) => (
      <a key={src} href={src} target="_blank" rel="noreferrer">
        <Thumbnail
          src={smallPhoto(src)}
          alt={`${index + 1} of ${images.length}, opens in a new tab`}
          loading="lazy"
        />
      </a>
    ))}
  </Stack>
)

const Thumbnail = styled.img`
  display: block;
  width: 96px;
  height: 72px;
  margin-bottom: ${space[1]};
  border-radius: ${radius.sm};
  object-fit: cover;
`
