import type { CollectionBeforeDeleteHook } from 'payload'
import { withoutMentions } from '@/rules/forum/mentions'

/**
 * Takes the username of a leaving person out of the comments that mention them. The database itself clears the authors
 * of their own comments, which stay without a name.
 */
export const leaveEditorComments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload
  const mentioning = await db.find<{ id: number; text?: string | null }>({
    collection: 'editorComments',
    where: { mentions: { in: [id] } },
    pagination: false,
    req,
  })
  if (mentioning.docs.length === 0) return
  const user = await db.findOne<{ id: number; username: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  for (const comment of mentioning.docs) {
    const text = withoutMentions(comment.text ?? '', user?.username ?? '')
    await db.updateOne({ collection: 'editorComments', id: comment.id, data: { text }, req })
  }
}
