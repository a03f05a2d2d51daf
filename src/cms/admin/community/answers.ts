import { z } from 'zod'
import { HELD_FOR, type HeldFor } from '@/rules/forum/terms'

const person = z.object({ name: z.string(), username: z.string().nullable() })
const line = z.object({
  id: z.number(),
  action: z.string(),
  by: person.nullable(),
  target: z.object({ username: z.string().nullable(), title: z.string().nullable(), post: z.number().nullable() }),
  reason: z.string(),
  at: z.string(),
})
export type LogLine = z.infer<typeof line>

const history = person.extend({
  id: z.number(),
  isModerator: z.boolean(),
  joinedAt: z.string(),
  isNew: z.boolean(),
  posts: z.record(z.string(), z.number()),
  warnings: z.number(),
  reports: z.number(),
  silencedUntil: z.string().nullable(),
  bannedAt: z.string().nullable(),
})
export type History = z.infer<typeof history>

/** GET /api/forum/queue */
export const queueAnswer = z.object({
  queue: z.array(
    z.object({
      kind: z.enum(['held', 'reported']),
      heldFor: z.enum(Object.keys(HELD_FOR) as [HeldFor, ...HeldFor[]]).nullable(),
      post: z.object({ id: z.number(), html: z.string(), createdAt: z.string(), state: z.string().optional() }),
      text: z.string(),
      author: history.nullable(),
      topic: z.object({ title: z.string(), uri: z.string(), boardTitle: z.string() }).nullable(),
      reports: z.array(
        z.object({
          reason: z.string(),
          note: z.string().nullable(),
          by: z.string().nullable(),
          at: z.string().nullable(),
        }),
      ),
    }),
  ),
  total: z.number(),
})
export type Waiting = z.infer<typeof queueAnswer>['queue'][number]

/** GET /api/forum/log */
export const logAnswer = z.object({ log: z.array(line), more: z.boolean() })

/** GET /api/forum/record */
export const recordAnswer = z.object({ member: history, log: z.array(line) })

/** POST /api/forum/moderate */
export const moderateAnswer = z.object({ changed: z.boolean(), last: line.nullish() })
