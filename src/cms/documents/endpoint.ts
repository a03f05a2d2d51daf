import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'

/** Reads what was sent. @throws APIError 400 with what is wrong */
export function parseSent<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error, success } = schema.safeParse(value)
  if (success) return data
  throw new APIError(error.issues[0]?.message ?? 'This cannot be read.', 400, null, true)
}

/** Reads the JSON body of a request. @throws APIError 400 */
export const parseBody = async <T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> =>
  parseSent(schema, await req.json?.().catch(() => null))
