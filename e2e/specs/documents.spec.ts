import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { whenOffline } from '../when-offline.ts'

const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'a page of small print\n')])

test.describe('on a line that breaks', () => {
  test.use({ expectedComplaints: [whenOffline()] })

  test('H1.2.5: a document whose upload lost its connection, and then its answer, says so, and "Try again" uploads it once', async ({
    page,
    context,
    baseURL,
  }) => {
    await newTenant(baseURL, page.request)
    await page.goto('/profile/documents')
    await waitUntilFinished(page)
    await context.setOffline(true)
    const input = page.getByLabel(/Drag and drop documents here/)
    await input.setInputFiles({ name: 'payslip.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await context.setOffline(false)

    const isUpload = (url: URL) => url.pathname === '/api/documents'
    await page.route(isUpload, async route => {
      await route.fetch() // it arrives
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/The connection was lost/)).toBeVisible()
    await page.unroute(isUpload)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 of 50 documents uploaded')).toBeVisible()
    await expect(page.getByText('Error', { exact: true })).toHaveCount(0)

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download payslip.pdf' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('payslip.pdf')
    expect((await readFile(await file.path())).equals(buffer)).toBe(true)
  })
})
