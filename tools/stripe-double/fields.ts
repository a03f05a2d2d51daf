import { parse } from 'qs-esm'
import { z } from 'zod'
import { ApiError } from './store'

/** A form-encoded body or query with its nested names, such as `items[0][price]`. */
export const readFields = (text: string): Record<string, unknown> => ({
  ...parse(text, { depth: 10, arrayLimit: 200, parameterLimit: 2_000 }),
})

/** @throws ApiError 400 that names the first parameter that is not as documented, or not known to the double */
export function parseFields<T>(schema: z.ZodType<T>, fields: unknown): T {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ApiError(400, `Invalid parameter: ${issue?.path.join('.')}: ${issue?.message}`, {
    param: issue?.path.join('.'),
  })
}

export const integer = z.coerce.number().int()
export const bool = z.enum(['true', 'false']).transform((value) => value === 'true')
export const metadata = z.record(z.string(), z.string()).default({})
export const expand = z.array(z.string()).default([])
export const list = { limit: integer.default(10), starting_after: z.string().optional(), expand }
