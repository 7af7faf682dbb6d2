import { afterEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleOf } from '@portal/client/test/sample-answer'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { type ClosingPreview, closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { passkeyEndpoints } from '@portal/contract/auth/passkey-endpoints'
import { type SecondFactor, secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import {
  type OwnSession,
  type SecurityEvent,
  securityEndpoints,
} from '@portal/contract/auth/security-endpoints'
import type { Answer } from '@portal/contract/endpoint'
import { User } from '@portal/contract/people/person'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => {
  cleanup()
  server.stop()
})

const idOf = (n: number) => `0190a000-0000-7000-8000-00000000000${n}`
const session = (n: number, device: string, isCurrent = false): OwnSession => ({
  id: idOf(n),
  device,
  ipAddress: '192.0.2.1',
  createdAt: '2026-11-03T12:00:00.000Z',
  lastSeenAt: '2026-11-04T12:00:00.000Z',
  isCurrent,
})
const event = (n: number, eventType: SecurityEvent['eventType'], status: SecurityEvent['status']) => ({
  id: idOf(n),
  eventType,
  status,
  device: 'Chrome on Windows',
  ipAddress: null,
  createdAt: '2026-11-04T12:00:00.000Z',
})

let sent: unknown[] = []

const nothing: ClosingPreview = {
  ...{ isAtOnce: false, tenancies: [], listings: 0, offers: 0, applications: 0, inquiries: 0, readers: 0 },
  plan: null,
}

const recoveryCodes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkmn-pq${at + 10}`)

const ana = User.parse(sampleOf(User))
const [later, now] = ['2126-11-18T12:00:00.000Z', '2026-11-04T12:00:00.000Z']

const draw = async ({
  hasMail = true,
  wrong = '',
  closesAt = null as string | null,
  closes = later,
  preview = {} as Partial<ClosingPreview>,
  emailChange = null as Answer<typeof securityEndpoints.emailChange>['emailChange'],
  dataExport = null as Answer<typeof exportEndpoints.read>['dataExport'],
  secondFactor = null as SecondFactor,
  isOlderApi = false,
  needsSecondFactor = false,
} = {}) => {
  sent = []
  let passkeys = [{ id: idOf(8), device: 'Edge on Windows', createdAt: now, lastUsedAt: null }]
  let sessions = [session(1, 'Firefox on Linux', true), session(2, 'Safari on iPhone')]
  const take = ({ body }: { body: unknown }) => {
    sent.push(body)
    if (wrong) throw new Refusal('invalid', wrong, { currentPassword: wrong })
  }
  server = await serveEndpoints([
    answering(securityEndpoints.sessions, () => ({
      sessions,
      ...(!isOlderApi && { secondFactor, passkeys }),
    })),
    answering(secondFactorEndpoints.start, request => {
      take(request)
      return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Portal:ana?secret=JBSWY3DPEHPK3PXP' }
    }),
    answering(secondFactorEndpoints.confirm, request => {
      sent.push(request.body)
      if (request.body.code === '000000') throw new Refusal('invalid', 'Wrong.', { code: 'Not this code' })
      secondFactor = { confirmedAt: now, recoveryCodesLeft: 10 }
      return { recoveryCodes }
    }),
    answering(passkeyEndpoints.start, request => {
      take(request)
      return { options: { challenge: 'a' } }
    }),
    answering(passkeyEndpoints.remove, ({ params }) => {
      passkeys = passkeys.filter(({ id }) => id !== params.id)
    }),
    answering(secondFactorEndpoints.renewCodes, request => {
      take(request)
      secondFactor = { confirmedAt: now, recoveryCodesLeft: 10 }
      return { recoveryCodes }
    }),
    answering(secondFactorEndpoints.remove, request => {
      take(request)
      secondFactor = null
    }),
    answering(securityEndpoints.activity, () => ({
      events: [event(3, 'sign_in', 'failed'), event(4, 'account_opened', 'succeeded')],
      nextCursor: null,
    })),
    answering(securityEndpoints.endSession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id)
    }),
    answering(securityEndpoints.changeEmail, request => {
      take(request)
      emailChange = { newEmail: request.body.newEmail, createdAt: now }
      return { accepted: true as const }
    }),
    answering(securityEndpoints.emailChange, () => ({ emailChange })),
    answering(securityEndpoints.cancelEmailChange, () => {
      emailChange = null
    }),
    answering(securityEndpoints.changePassword, request => {
      take(request)
      emailChange = null
    }),
    answering(exportEndpoints.read, () => ({ dataExport })),
    answering(exportEndpoints.ask, () => {
      sent.push('export')
      if (wrong) throw new Refusal('conflict', wrong)
      dataExport = { askedAt: now, madeAt: null, documentId: null }
      return { dataExport }
    }),
    answering(closingEndpoints.preview, () => ({ preview: { ...nothing, ...preview } })),
    answering(closingEndpoints.close, request => {
      take(request)
      return answerWith(closes)
    }),
    answering(closingEndpoints.keep, () => {
      sent.push('keep')
      return answerWith(null)
    }),
  ])
  visit(server.url, '/profile/security')
  const platform = testPlatform({ ...ana, closesAt, needsSecondFactor })
  const answerWith = (closesAt: string | null) => {
    const user = { ...ana, closesAt }
    platform.signedIn = closesAt === now ? null : { user }
    return { user }
  }
  platform.settings.hasMail = hasMail
  drawOn(platform, <Routes />)
  await screen.findByText('Firefox on Linux')
  const finish = () => {
    dataExport = { askedAt: now, madeAt: now, documentId: idOf(7) }
  }
  return { platform, user: userEvent.setup(), lastToast: () => platform.toasts.at(-1), finish }
}

const fillPassword = async (
  { user }: Awaited<ReturnType<typeof draw>>,
  typed: readonly [string, string, string],
): Promise<HTMLElement> => {
  const form = screen.getByRole('form', { name: 'Password' })
  const labels = [/^Current password/, /^New password/, /^Confirm new password/]
  for (const [at, label] of labels.entries())
    await user.type(within(form).getByLabelText(label), typed[at] ?? '')
  await user.click(within(form).getByRole('button', { name: 'Change password' }))
  return form
}

describe('the password', () => {
  test('must be repeated correctly', async () => {
    const form = await fillPassword(await draw(), ['the old one', 'a-new-one-72', 'a-new-one-73'])
    expect(await within(form).findByText("Passwords don't match")).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('is changed, confirmed, and cleared from the form', async () => {
    const drawn = await draw()
    const form = await fillPassword(drawn, ['the old one', 'a-new-one-72', 'a-new-one-72'])
    await waitFor(() => expect(drawn.lastToast()?.title).toBe('Password changed'))
    expect(sent).toEqual([{ currentPassword: 'the old one', newPassword: 'a-new-one-72' }])
    expect(within(form).getByLabelText<HTMLInputElement>(/^New password/).value).toBe('')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a-new-one')
  })

  test('that is wrong is reported at its field', async () => {
    const wrong = 'This is not your current password'
    const form = await fillPassword(await draw({ wrong }), ['the old one', 'a-new-one-72', 'a-new-one-72'])
    expect(await within(form).findByText(wrong)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText(/^Current password/)))
  })
})

describe('two-step sign-in', () => {
  const section = () => screen.getByRole('region', { name: 'Two-step sign-in' })

  test('is turned on with the password and a code, and then shows the recovery codes once', async () => {
    const { user, lastToast } = await draw()
    await user.click(within(section()).getByRole('button', { name: 'Turn on two-step sign-in' }))
    await user.type(await within(section()).findByLabelText(/^Your password/), 'the old one{Enter}')
    expect(await within(section()).findByRole('img', { name: 'QR code' })).toBeTruthy()
    expect(within(section()).getByLabelText<HTMLInputElement>('Setup key').value).toBe('JBSW Y3DP EHPK 3PXP')
    await user.type(within(section()).getByLabelText(/^Code/), '000 000{Enter}')
    expect(await within(section()).findByText('Not this code')).toBeTruthy()
    await user.clear(within(section()).getByLabelText(/^Code/))
    await user.type(within(section()).getByLabelText(/^Code/), '123456{Enter}')
    const list = await within(section()).findByRole('list', { name: 'Recovery codes' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes)
    expect(sent).toEqual([{ currentPassword: 'the old one' }, { code: '000000' }, { code: '123456' }])
    await user.click(within(section()).getByRole('button', { name: 'Copy codes' }))
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'))
    const download = within(section()).getByRole('link', { name: 'Download codes' })
    expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain(recoveryCodes[9] ?? '')
    await user.click(within(section()).getByRole('button', { name: 'I saved them' }))
    expect(
      await within(section()).findByText(/^On since Nov 4, 2026\. Recovery codes left: 10\.$/),
    ).toBeTruthy()
    expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull()
    expect(lastToast()?.title).toBe('Codes copied')
  })

  test('has new recovery codes for the password and a code, shown once', async () => {
    const drawn = await draw({ secondFactor: { confirmedAt: now, recoveryCodesLeft: 0 } })
    expect(within(section()).getByText('Make new ones before you need them.')).toBeTruthy()
    await drawn.user.click(within(section()).getByRole('button', { name: 'New recovery codes' }))
    await drawn.user.type(await within(section()).findByLabelText(/^Your password/), 'the old one')
    await drawn.user.type(within(section()).getByLabelText(/^Code/), '123456{Enter}')
    const list = await within(section()).findByRole('list', { name: 'Recovery codes' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    expect(sent).toEqual([{ currentPassword: 'the old one', code: '123456' }])
    await waitFor(() => expect(drawn.lastToast()?.description).toBe('The old ones no longer work.'))
    await drawn.user.click(within(section()).getByRole('button', { name: 'I saved them' }))
    expect(await within(section()).findByText(/Recovery codes left: 10\.$/)).toBeTruthy()
    expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull()
  })

  test('is turned off with the password and a code', async () => {
    const drawn = await draw({ secondFactor: { confirmedAt: now, recoveryCodesLeft: 2 } })
    expect(within(section()).getByText('You’re running out of recovery codes')).toBeTruthy()
    await drawn.user.click(within(section()).getByRole('button', { name: 'Turn off two-step sign-in' }))
    await drawn.user.type(await within(section()).findByLabelText(/^Your password/), 'the old one')
    await drawn.user.type(within(section()).getByLabelText(/^Code/), 'ABCD-efgh-jkmn-2345{Enter}')
    await waitFor(() => expect(drawn.lastToast()?.title).toBe('Two-step sign-in is off'))
    expect(sent).toEqual([{ currentPassword: 'the old one', code: 'abcdefghjkmn2345' }])
    expect(await within(section()).findByRole('button', { name: 'Turn on two-step sign-in' })).toBeTruthy()
  })

  test('is asked of an administrator who has to turn it on', async () => {
    await draw({ needsSecondFactor: true })
    expect(within(section()).getByText('Administrators need two-step sign-in')).toBeTruthy()
  })

  test('is left out while the API does not know it', async () => {
    await draw({ isOlderApi: true })
    expect(screen.queryByRole('region', { name: 'Two-step sign-in' })).toBeNull()
  })
})

describe('passkeys', () => {
  const section = () => screen.getByRole('region', { name: 'Passkeys' })

  test('are listed, and can be removed', async () => {
    const { user, lastToast } = await draw()
    expect(within(section()).getByText(/^Added Nov 4, 2026, not used yet$/)).toBeTruthy()
    await user.click(within(section()).getByRole('button', { name: 'Remove the passkey of Edge on Windows' }))
    await waitFor(() => expect(within(section()).queryByRole('listitem')).toBeNull())
    expect(lastToast()?.title).toBe('Passkey removed')
  })

  test('are added with the password, and a browser that makes none says so', async () => {
    const { user, lastToast } = await draw()
    await user.click(within(section()).getByRole('button', { name: 'Add a passkey' }))
    await user.type(await within(section()).findByLabelText(/^Your password/), 'the old one{Enter}')
    await waitFor(() => expect(lastToast()?.description).toBe('No passkey was made. Please try again.'))
    expect(sent).toEqual([{ currentPassword: 'the old one' }])
  })
})

describe('the email address', () => {
  test('is changed by a link that goes to the new one', async () => {
    const { user } = await draw()
    const form = screen.getByRole('form', { name: 'Email address' })
    await user.type(within(form).getByLabelText(/^New email/), 'new@example.org')
    await user.type(within(form).getByLabelText(/^Your password/), 'the old one')
    await user.click(within(form).getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByText('new@example.org isn’t confirmed yet')).toBeTruthy()
    expect(sent).toEqual([{ newEmail: 'new@example.org', currentPassword: 'the old one' }])
    expect(within(form).getByLabelText<HTMLInputElement>(/^Your password/).value).toBe('')
  })

  test('that is not confirmed yet says since when, and can be canceled', async () => {
    const { user, lastToast } = await draw({ emailChange: { newEmail: 'new@example.org', createdAt: now } })
    expect(await screen.findByText(/^Requested Nov 4, 2026/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }))
    await waitFor(() => expect(screen.queryByText(/isn’t confirmed yet/)).toBeNull())
    expect(lastToast()?.title).toBe('Change canceled')
  })

  test('that is not confirmed yet is dropped with a new password', async () => {
    const drawn = await draw({ emailChange: { newEmail: 'new@example.org', createdAt: now } })
    await screen.findByText('new@example.org isn’t confirmed yet')
    await fillPassword(drawn, ['the old one', 'a-new-one-72', 'a-new-one-72'])
    await waitFor(() => expect(screen.queryByText(/isn’t confirmed yet/)).toBeNull())
  })

  test('cannot be changed where no mail is sent', async () => {
    await draw({ hasMail: false })
    expect(screen.queryByRole('form', { name: 'Email address' })).toBeNull()
    expect(screen.getByText(/This portal can’t send email/)).toBeTruthy()
  })
})

test('other sessions can be ended, this one cannot', async () => {
  const { user, lastToast } = await draw()
  const buttons = screen.getAllByRole('button', { name: /^Sign out/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Sign out Safari on iPhone'])
  await user.click(screen.getByRole('button', { name: /^Sign out/ }))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(lastToast()?.title).toBe('Signed out')
  expect(screen.getByText('This device')).toBeTruthy()
})

test('activity says what happened, and what failed', async () => {
  await draw()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(rows.some(text => /^Sign-inFailed/.test(text))).toBe(true)
  expect(rows.some(text => text.startsWith('Account created'))).toBe(true)
})

describe('closing the account', () => {
  const close = async ({ user }: Awaited<ReturnType<typeof draw>>): Promise<HTMLElement> => {
    const form = screen.getByRole('form', { name: 'Close my account' })
    await user.type(within(form).getByLabelText(/^Your password/), 'the old one')
    await user.click(within(form).getByRole('button', { name: 'Close my account' }))
    return form
  }

  test('takes the password, then says when, and can be undone', async () => {
    const drawn = await draw()
    await close(drawn)
    expect(await screen.findByText('Your account closes on Nov 18, 2126')).toBeTruthy()
    expect(drawn.lastToast()?.description).toBe('Your account closes on Nov 18, 2126.')
    expect(screen.queryByRole('form', { name: 'Close my account' })).toBeNull()
    await drawn.user.click(screen.getByRole('button', { name: 'Keep my account' }))
    expect(await screen.findByRole('form', { name: 'Close my account' })).toBeTruthy()
    expect(drawn.lastToast()?.title).toBe('Closing canceled')
    expect(sent).toEqual([{ currentPassword: 'the old one' }, 'keep'])
  })

  test('signs the owner of an account less than a day old out', async () => {
    const drawn = await draw({ closes: now })
    await close(drawn)
    await waitFor(() => expect(drawn.lastToast()?.title).toBe('Account closed'))
    expect(drawn.platform.session.get()).toBeNull()
  })

  test('says before what goes with it', async () => {
    const plan = { name: 'Premium', endsAt: '2026-12-03T12:00:00.000Z' }
    await draw({ preview: { listings: 2, offers: 1, applications: 3, inquiries: 1, readers: 1, plan } })
    for (const line of [
      '2 listings, no longer shown',
      '1 open offer',
      '3 open applications',
      '1 open inquiry',
      'What you share with 1 person',
      'Your Premium plan. It’s paid until Dec 3, 2026.',
    ])
      expect(await screen.findByText(line)).toBeTruthy()
  })

  test('is not offered while a tenancy runs, which has a link to its notice', async () => {
    await draw({ preview: { tenancies: [{ id: idOf(7), propertyId: idOf(8), title: 'Sunny flat' }] } })
    const link = await screen.findByRole('link', { name: 'Sunny flat' })
    expect(link.getAttribute('href')).toBe(`/tenancies/${idOf(7)}`)
    expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull()
  })

  test('with a wrong password closes nothing, and says so at the field', async () => {
    const wrong = 'This is not your current password'
    const drawn = await draw({ wrong })
    expect(await within(await close(drawn)).findByText(wrong)).toBeTruthy()
    expect(drawn.platform.session.get()?.user.closesAt).toBeNull()
  })
})

describe('the copy of one’s data', () => {
  const made = { askedAt: now, madeAt: now, documentId: idOf(7) }

  test('is asked for, awaited, and then a download', async () => {
    const { user, platform, finish } = await draw()
    await user.click(await screen.findByRole('button', { name: 'Make a copy' }))
    expect(await screen.findByText(/^We’re making the copy/)).toBeTruthy()
    expect([sent, screen.queryByRole('button', { name: 'Make a copy' })]).toEqual([['export'], null])
    finish()
    act(() => platform.arrived.set({ category: 'export' }))
    expect(await screen.findByRole('link', { name: 'Download your data' })).toBeTruthy()
    expect(screen.queryByText(/^We’re making the copy/)).toBeNull()
  })

  test('that is ready says until when, and leads to the file', async () => {
    await draw({ dataExport: made })
    const link = await screen.findByRole('link', { name: 'Download your data' })
    expect(link.getAttribute('href')).toBe(`/api/documents/${idOf(7)}/content`)
    expect(screen.getByText(/is ready, until Nov 11, 2026/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Make a new copy' })).toBeTruthy()
  })

  test('is refused with the reason', async () => {
    const wrong = 'You can ask for a copy once a day. Please try again tomorrow.'
    const { user, lastToast } = await draw({ wrong, dataExport: { ...made, documentId: null } })
    await user.click(await screen.findByRole('button', { name: 'Make a copy' }))
    await waitFor(() => expect(lastToast()?.description).toBe(wrong))
  })
})
