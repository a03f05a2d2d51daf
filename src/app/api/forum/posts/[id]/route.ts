import { call } from '@/site/calls/call.server'
import { pathId } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { deletePost, editBody, editPost, readForEditing } from '@/features/community/edit-post.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'member',
    run: ({ request, viewer }) => readForEditing(viewer, pathId(request, '/api/forum/posts')),
  }),
  PATCH: call({
    audience: 'member',
    body: editBody,
    run: ({ body, request, viewer }) => editPost(viewer, pathId(request, '/api/forum/posts'), body),
  }),
  DELETE: call({
    audience: 'member',
    run: ({ request, viewer }) => deletePost(viewer, pathId(request, '/api/forum/posts')),
  }),
})
