import type { Endpoint } from '@portal/contract/endpoint'
import type { Parts, TestBrowser } from './test-browser.ts'

export const listen = (browser: TestBrowser, endpoint: Endpoint, parts: Parts = {}): Promise<Response> =>
  browser.sendTo(endpoint, { ...parts, headers: { accept: 'text/event-stream' } })

/** In order. */
export const readEvents = async (response: Response) =>
  [...(await response.text()).matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data),
  }))
