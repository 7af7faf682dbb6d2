// A local stand-in for S3: one bucket in memory, whose calls must be signed.
import { answerControl } from '../control.ts'
import { openFaults } from '../faults.ts'
import { errorAnswer, openBucket } from './bucket.ts'
import { type Keys, problemOf } from './check-request.ts'

interface S3SandboxOptions {
  /** 0, the default, picks a free port. */
  port?: number
  bucket: string
  keys: Keys
  key: string
  aheadMs?: number
  /** How many objects a page of a list has; S3 has 1,000. */
  pageSize?: number
  /** Without one it speaks plain HTTP. */
  tls?: { key: string; cert: string }
}

interface S3Sandbox {
  /** Without a slash at the end. */
  url: string
  stop(): Promise<void>
}

/**
 * `error` does nothing; `lost` does what was asked; both answer 500. `hang` answers after `delayMs`, too
 * late.
 */
const faultKinds = ['error', 'lost', 'hang'] as const

const internal = { status: 500, code: 'InternalError', message: 'We encountered an internal error.' }
const noSuchBucket = { status: 404, code: 'NoSuchBucket', message: 'There is no such bucket.' }
const notAllowed = { status: 405, code: 'MethodNotAllowed', message: 'There is no such call here.' }

/**
 * Listens only on the loopback address. Takes the bucket's name in the path or, as `bucket.localhost`, in the host.
 * @internal
 */
export const startS3Sandbox = async ({
  port = 0,
  bucket: name,
  keys,
  key,
  aheadMs = 0,
  pageSize = 1000,
  tls,
}: S3SandboxOptions): Promise<S3Sandbox> => {
  const bucket = openBucket(pageSize)
  const faults = openFaults(faultKinds)

  const answer = (request: Request, body: Uint8Array): Response => {
    const problem = problemOf(request, body, keys, Date.now() + aheadMs)
    if (problem) return errorAnswer(problem)
    const { hostname, pathname, searchParams } = new URL(request.url)
    const path = decodeURIComponent(hostname === `${name}.localhost` ? `/${name}${pathname}` : pathname)
    if (path !== `/${name}` && !path.startsWith(`/${name}/`)) return errorAnswer(noSuchBucket)
    const objectKey = path.slice(name.length + 2)
    if (objectKey) return bucket.answerFor(request, objectKey, body) ?? errorAnswer(notAllowed)
    return request.method === 'GET' && searchParams.get('list-type') === '2'
      ? bucket.list(searchParams)
      : errorAnswer(notAllowed)
  }

  const server = Bun.serve({
    hostname: '127.0.0.1',
    port,
    idleTimeout: 0,
    ...(tls && { tls }),
    fetch: async request => {
      const { pathname } = new URL(request.url)
      const control = faults.controls.find(
        ({ method, path }) => method === request.method && path === pathname,
      )
      if (control)
        return request.headers.get('authorization') === `Bearer ${key}`
          ? answerControl(control, request)
          : Response.json({ error: 'The controls need the key.' }, { status: 401 })
      const body = await request.bytes()
      const fault = faults.take(`${request.method} ${pathname}`)
      if (fault?.kind === 'hang') await Bun.sleep(fault.delayMs)
      const answered = fault && fault.kind !== 'lost' ? undefined : answer(request, body)
      return answered && !fault ? answered : errorAnswer(internal)
    },
  })
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${server.port}`,
    stop: () => server.stop(true),
  }
}

// Run directly, `bun tools/stand-ins/s3/start-s3-sandbox.ts` prints its address.
if (import.meta.main) {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, S3_SANDBOX_PORT } = process.env
  const { url } = await startS3Sandbox({
    port: Number(S3_SANDBOX_PORT ?? 0),
    bucket: S3_BUCKET ?? 'portal',
    keys: {
      accessKeyId: S3_ACCESS_KEY_ID ?? 's3-standin',
      secretAccessKey: S3_SECRET_ACCESS_KEY ?? 's3-standin-secret',
      region: S3_REGION ?? 'us-east-1',
    },
    key: 's3-standin',
  })
  console.log(url)
}
