import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'

/** Of a body that only a program can send wrong. */
export const UNREADABLE = 'The body cannot be read.'

/**
 * Reads what was sent.
 * @param problem what is wrong, in place of the schema's own words
 * @throws APIError 400
 */
export function parseSent<T>(schema: z.ZodType<T>, value: unknown, problem?: string): T {
  const { data, error, success } = schema.safeParse(value)
  if (success) return data
  throw new APIError(problem ?? error.issues[0]?.message ?? UNREADABLE, 400, null, true)
}

/** Reads the JSON body of a request, as {@link parseSent}. */
export const parseBody = async <T>(req: PayloadRequest, schema: z.ZodType<T>, problem?: string): Promise<T> =>
  parseSent(schema, await req.json?.().catch(() => null), problem)
