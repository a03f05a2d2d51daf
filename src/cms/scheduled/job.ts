import { z } from 'zod'
import { isPostType } from '@/model/content-types'

/** A job as Payload's "Schedule publish" stores it; the document's id can be a string or a number. */
export const scheduledJob = z.object({
  id: z.number(),
  waitUntil: z.string(),
  hasError: z.boolean().nullish(),
  input: z.object({
    type: z.enum(['publish', 'unpublish']).default('publish'),
    doc: z.object({ relationTo: z.string().refine(isPostType), value: z.coerce.number().int() }),
  }),
})
