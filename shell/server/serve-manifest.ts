import { noteRequest } from '@portal/server/record-request'

export const manifestPath = '/manifest.webmanifest'
const iconPath = '/icon.svg'

export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#14556b"/><path d="M8 15.5 16 8l8 7.5V24h-5.2v-5.4h-5.6V24H8Z" fill="#fff"/></svg>'

/** For a portal that was added to a home screen. */
const manifestOf = (name: string) => ({
  id: '/',
  name,
  short_name: 'Rentals',
  start_url: '/',
  display: 'standalone',
  theme_color: '#14556b',
  background_color: '#faf8f5',
  icons: [{ src: iconPath, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
})

const fileAt = (path: string, portalName: string) => {
  if (path === manifestPath)
    return { type: 'application/manifest+json', text: JSON.stringify(manifestOf(portalName)) }
  return path === iconPath ? { type: 'image/svg+xml', text: icon } : null
}

/** The web manifest and its icon; null for other paths. */
export const serveManifest = (request: Request, { pathname }: URL, portalName: string): Response | null => {
  const file = fileAt(pathname, portalName)
  if (!file) return null
  noteRequest(request, { endpoint: pathname })
  return new Response(file.text, {
    headers: {
      'content-type': file.type,
      'cache-control': 'public, max-age=3600',
      // Opened alone, the icon is a document.
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  })
}
