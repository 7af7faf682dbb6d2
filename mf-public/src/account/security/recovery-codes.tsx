import { CopyButton } from '@portal/app-kit/new-link'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { space } from '@portal/shared-ui/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

/** To copy or to download; they are not shown again. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const text = codes.join('\n')
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <Stack $gap={4}>
      <Text ref={start} tabIndex={-1}>
        Save these recovery codes now: they’re only shown once. If you lose your phone, each signs you in one
        time.
      </Text>
      <Codes role="list" aria-label="Recovery codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Stack $direction="row" $gap={3}>
        <CopyButton variant="outline" text={text} what="codes" />
        <Button variant="outline" asChild>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes (${productName})\n\n${text}\n`)}`}
            download="recovery-codes.txt"
          >
            Download codes
          </a>
        </Button>
        <Button onClick={onDone}>I saved them</Button>
      </Stack>
    </Stack>
  )
}

const Codes = styled.ul`
  display: grid;
  gap: ${space[2]} ${space[5]};
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  list-style: none;
  font-family: monospace;
`
