import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { sessionOf } from '../../seam/session-state.ts'
import { samplePage } from '../../test/sample-page.ts'
import { createPlatform } from '../platform.ts'
import { AccountButton } from './account-button.tsx'

const ana = { id: '1', email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz', userType: 'tenant' }

const drawnFor = async (user: object): Promise<string> => {
  const session = await sessionOf(Response.json({ user }))
  if (session === null || session === 'unknown') throw new Error('Nobody is signed in')
  const platform = createPlatform(samplePage({ session }))
  return renderToStaticMarkup(<AccountButton user={session.user} platform={platform} />)
}

test('the account button shows the person’s picture, and their initials without one', async () => {
  const picture = await drawnFor({ ...ana, profilePicture: '/api/photos/1', phone: '555' })
  expect(picture).toContain('<img src="/api/photos/1?width=320" alt=""')
  expect(picture).toContain('Account of Ana Cruz')
  for (const user of [ana, { ...ana, profilePicture: null }])
    expect(await drawnFor(user)).toContain('data-initials="AC"')
})
