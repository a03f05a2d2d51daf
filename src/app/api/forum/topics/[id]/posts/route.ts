import { CallResponse, call } from '@/site/calls/call.server'
import { pathId } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { saveReplyDraft } from '@/features/community/drafts.server'
import { createPost, replyBody } from '@/features/community/write-post.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'member',
    body: replyBody,
    async run({ body, request, viewer }) {
      const topic = pathId(request, '/api/forum/topics')
      if (body.draft) return new CallResponse(201, { draft: { id: await saveReplyDraft(viewer, topic, body) } })
      const { outcome, post } = await createPost(viewer, topic, body)
      return new CallResponse(outcome === 'held' ? 202 : 201, { post })
    },
  }),
})
