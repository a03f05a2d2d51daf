import { z } from 'zod'
import type { CommentsAnswer } from '@/cms/editor-comments/endpoints'
import { readAnswer, type Sent } from '../send'

const comment = z.object({
  id: z.number(),
  text: z.string(),
  by: z.string().nullable(),
  mine: z.boolean(),
  at: z.string(),
  edited: z.boolean(),
  removed: z.boolean(),
})
const person = z.object({ username: z.string(), name: z.string() })
export type MentionedPerson = z.infer<typeof person>

const answer: z.ZodType<CommentsAnswer> = z.object({
  threads: z.array(
    comment.extend({
      done: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
      replies: z.array(comment),
    }),
  ),
  people: z.array(person),
})

/** A document, and the comments of the CMS's REST API. */
export type CommentedDocument = { api: string; entity: string; doc: number }

export const keyOf = ({ doc, entity }: Omit<CommentedDocument, 'api'>) => `${entity}:${doc}`

/** What a call answered, or why not. */
export const readComments = (sent: Sent): CommentsAnswer | string => readAnswer(sent, answer)

/** How many threads are not marked as done. */
export const openCount = ({ threads }: CommentsAnswer): number => threads.filter(({ done }) => done === null).length
