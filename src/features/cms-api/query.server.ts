import 'server-only'
import { validOperators } from 'payload/shared'
import * as qs from 'qs-esm'
import { z } from 'zod'

/** The maximum nesting of conditions; the admin nests three levels. */
const MAX_DEPTH = 8
const MAX_SORT_CHARS = 500

const count = (max: number) =>
  z.string().refine((value) => /^\d{0,9}$/.test(value) && Number(value) <= max, `Use a whole number up to ${max}.`)
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** One value or several; the databases fail on anything else. */
const operand = z.union([scalar, z.array(scalar)])
const field = z.partialRecord(z.enum(validOperators), operand)

/** A condition of a list, in the format of the CMS's REST interface. */
function condition(depth: number): z.ZodType<unknown> {
  if (depth === 0) return z.never()
  const several = z.array(z.lazy(() => condition(depth - 1)))
  return z.object({ and: several.optional(), or: several.optional() }).catchall(field)
}

const where = z.union([z.literal(''), condition(MAX_DEPTH)])
const sortText = z
  .string()
  .max(MAX_SORT_CHARS)
  .regex(/^(-?[\w.]+(,\s*-?[\w.]+)*)?$/)

/** Fields of documents, each on or off, nested. */
const choice: z.ZodType<unknown> = z.lazy(() => z.record(z.string(), z.union([z.string(), choice])))

const schema = z.looseObject({
  depth: count(10).optional(),
  limit: count(100_000).optional(),
  page: count(1_000_000).optional(),
  sort: z.union([sortText, z.array(sortText)]).optional(),
  where: z.preprocess(fromJson, where).optional(),
  select: choice.optional(),
  populate: choice.optional(),
  joins: z.union([z.literal('false'), z.record(z.string(), z.unknown())]).optional(),
  data: z.preprocess(fromJson, z.union([z.literal(''), z.record(z.string(), z.unknown())])).optional(),
  draft: z.string().optional(),
  autosave: z.string().optional(),
  trash: z.string().optional(),
  pagination: z.string().optional(),
})

/** The CMS accepts these as JSON too. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value
  try {
    return JSON.parse(value)
  } catch {
    // The schema rejects it, since it accepts no other text.
    return value
  }
}

/**
 * Validates the query of a request to the CMS, which would otherwise fail with a 500.
 * @param search with or without its question mark
 * @returns an error message that names the parameter; null if it is valid
 */
export function queryProblem(search: string): string | null {
  // The CMS parses it the same way (createPayloadRequest).
  const query = qs.parse(search, { allowEmptyArrays: true, arrayLimit: 1_000, depth: 10, ignoreQueryPrefix: true })
  const result = schema.safeParse(query)
  if (result.success) return null
  const [issue] = result.error.issues
  return `The parameter "${String(issue?.path[0] ?? 'query')}" cannot be read.`
}
