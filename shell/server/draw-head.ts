import { type PageHead, pictureSize } from '@portal/contract/page-heads/page-head'
import { isRecord } from '@portal/contract/values/json'

export interface Head {
  /** For pages without a title of their own. */
  title: string
  /** From the API. */
  own: PageHead | null
  /** Without it the head has no absolute addresses. */
  origin: string | null
  portalName: string
}

const defaultDescription = 'Find homes on a map, contact landlords and keep track of repairs in one place.'

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** Safe inside a script element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

export const drawHead = ({ title, own, origin, portalName }: Head): string => {
  const description = own?.description ?? defaultDescription
  const elements = [
    `<title>${escapeHtml(own?.title ?? title)} · ${escapeHtml(portalName)}</title>`,
    meta('name', 'description', description),
  ]
  if (own?.status === 404) elements.push(meta('name', 'robots', 'noindex'))
  if (own?.title) {
    elements.push(meta('property', 'og:site_name', portalName))
    elements.push(...shared(own, own.title, description, origin))
  }
  return elements.join('\n')
}

const meta = (kind: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`

const shared = (
  { path, picture, structuredData }: PageHead,
  title: string,
  description: string,
  origin: string | null,
): string[] => {
  const address = origin && path && origin + path
  const image = origin && picture && origin + picture
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(address
      ? [`<link rel="canonical" href="${escapeHtml(address)}">`, meta('property', 'og:url', address)]
      : []),
    ...(image
      ? [
          meta('property', 'og:image', image),
          meta('property', 'og:image:type', 'image/jpeg'),
          meta('property', 'og:image:width', pictureSize.width),
          meta('property', 'og:image:height', pictureSize.height),
          meta('property', 'og:image:alt', title),
          meta('name', 'twitter:image', image),
        ]
      : []),
    // Data, not a script: the security policy need not allow it.
    ...(structuredData
      ? [`<script type="application/ld+json">${inlineJson(absolute(structuredData, origin))}</script>`]
      : []),
  ]
}

/** With our origin in each `url` and `image` of this site. */
const absolute = (value: unknown, origin: string | null): unknown => {
  if (Array.isArray(value)) return value.map(item => absolute(item, origin))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const isPath = /^(url|image)$/.test(key) && typeof field === 'string' && field.startsWith('/')
      return [key, isPath && origin ? origin + field : absolute(field, origin)]
    }),
  )
}
