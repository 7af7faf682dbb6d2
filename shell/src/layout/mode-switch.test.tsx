import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { samplePage } from '../../test/sample-page.ts'
import { AddressProvider } from '../address/address.ts'
import { createPlatform } from '../platform.ts'
import { ModeSwitch } from './mode-switch.tsx'

const user = { id: '1', email: '', firstName: '', lastName: '', userType: 'tenant' as const }

const wordsAt = (pathname: string, isInPanel: boolean) =>
  renderToStaticMarkup(
    <AddressProvider value={{ pathname, search: '', hash: '', key: '' }}>
      <ModeSwitch user={user} viewMode={createPlatform(samplePage()).viewMode} isInPanel={isInPanel} />
    </AddressProvider>,
  )
    .split(/<[^>]*>/)
    .filter(Boolean)

test('the bar always names the side, and the panel only where it can be switched', () => {
  expect(wordsAt('/', false)).toEqual(['Tenant', 'Switch'])
  expect(wordsAt('/search', false)).toEqual(['Tenant'])
  expect(wordsAt('/', true)).toEqual(['Tenant', 'Switch Mode'])
  expect(wordsAt('/search', true)).toEqual([])
})
