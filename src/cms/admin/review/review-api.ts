import { z } from 'zod'
import type { ReviewAnswer } from '@/cms/review/endpoints'
import { readAnswer, type Sent } from '../send'

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
export const readReview = (sent: Sent): ReviewAnswer | string => readAnswer(sent, answer)
