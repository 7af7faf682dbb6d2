// A person uploads a document, on a line that breaks, and downloads it again.
import { readFile } from 'node:fs/promises'
import { desktopWidth, expectAccessible } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'

/** A PDF that takes a slow line some seconds. */
const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 'a page of small print\n')])

test.describe('on a line that breaks', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] })

  test('H1.2.5: a document whose upload was cut says so, and "Try again" uploads it once', async ({
    page,
    baseURL,
  }) => {
    await newTenant(baseURL, page.request)
    await page.goto('/profile/documents')
    await waitUntilFinished(page)
    const network = await page.context().newCDPSession(page)
    const line = { latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 }
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', { ...line, offline: false })
    const input = page.getByLabel(/Drag and drop documents here/)
    await input.setInputFiles({ name: 'payslip.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText(/Uploading, [1-9]/)).toBeVisible()
    await network.send('Network.emulateNetworkConditions', { ...line, offline: true })
    await expect(page.getByText('Error')).toBeVisible()
    await expect(page.getByText('0 of 50 documents uploaded')).toBeVisible()
    await expectAccessible(page, { width: desktopWidth, depth: 'brief' })

    await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1, offline: false })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 of 50 documents uploaded')).toBeVisible()
    await expect(page.getByText('Error')).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download payslip.pdf' }).click()
    const kept = await download
    expect(kept.suggestedFilename()).toBe('payslip.pdf')
    expect((await readFile(await kept.path())).equals(buffer)).toBe(true)
  })
})
