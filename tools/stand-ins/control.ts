// Calls that the real service does not have, for tests. They take JSON.
import * as z from 'zod/mini'

export interface Control {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body: z.ZodMiniType
  answer: (body: unknown, id: string) => object
}

export const control = <T extends z.ZodMiniType>(
  method: Control['method'],
  path: string,
  body: T,
  answer: (body: z.infer<T>, id: string) => object,
): Control => ({ method, path, body, answer: (parsed, id) => answer(parsed as z.infer<T>, id) })

export const Nothing = z.strictObject({})

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** 400 if the body is wrong. */
export const answerControl = async (found: Control, request: Request, id = ''): Promise<Response> => {
  const body = found.body.safeParse(parseJson((await request.text()) || '{}'))
  if (!body.success) return Response.json({ error: body.error.issues }, { status: 400 })
  return Response.json(found.answer(body.data, id))
}
