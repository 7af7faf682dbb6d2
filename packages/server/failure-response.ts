// What is sent instead of a page or an answer that failed; the cause goes only to the log.
import { log } from './log.ts'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 20vh auto; padding: 0 1rem }
</style>
</head>
<body>
<main role="alert">
<h1>We couldn’t show this page</h1>
<p>Something went wrong on our side. Please try again in a moment.</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** In the API's own format, for a call that never reached it. */
export type Refuse = (code: 'unreadable' | 'internal', message: string, requestId: string) => Response

/** Logs the failure; returns a page with status 500, or, for a call, what `refuse` makes of it. */
export const failureResponse = (thrown: unknown, refuse?: Refuse): Response => {
  const requestId = Bun.randomUUIDv7()
  const message = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  log.error({ requestId, error: message })
  return refuse
    ? refuse('internal', 'Something went wrong on our side. Please try again.', requestId)
    : new Response(page, { status: 500, headers: { ...pageHeaders, 'x-request-id': requestId } })
}
