import { CallResponse, call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { commentBody, commentsQuery, createComment, listComments } from '@/features/community/comments.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'anyone', query: commentsQuery, run: ({ query, viewer }) => listComments(viewer, query) }),
  POST: call({
    audience: 'member',
    body: commentBody,
    async run({ body, viewer }) {
      const { outcome, post } = await createComment(viewer, body)
      return new CallResponse(outcome === 'held' ? 202 : 201, { post })
    },
  }),
})
