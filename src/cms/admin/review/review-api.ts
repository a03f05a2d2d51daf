import { z } from 'zod'
import type { ReviewAnswer } from '@/cms/review/endpoints'
import type { Sent } from '../memberships/send'

const answer: z.ZodType<ReviewAnswer> = z.object({
  on: z.boolean(),
  mayPublish: z.boolean(),
  request: z
    .object({
      state: z.enum(['waiting', 'sentBack']),
      by: z.string().nullable(),
      mine: z.boolean(),
      at: z.string(),
      note: z.string().nullable(),
      answer: z.object({ by: z.string().nullable(), at: z.string(), text: z.string() }).nullable(),
    })
    .nullable(),
})

/** What a call answered, or why not. */
export function readReview(sent: Sent): ReviewAnswer | string {
  if ('problem' in sent) return sent.problem
  const { data } = answer.safeParse(sent.answer)
  return data ?? 'The answer cannot be read. Reload the page.'
}
