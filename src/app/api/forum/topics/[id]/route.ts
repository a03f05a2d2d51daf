import { call } from '@/site/calls/call.server'
import { pathId } from '@/site/calls/path-parameter'
import { routeMethods } from '@/site/calls/route-methods.server'
import { readTopic, topicQuery } from '@/features/community/read-topic.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({
    audience: 'anyone',
    query: topicQuery,
    run: ({ query, request, viewer }) => readTopic(viewer, pathId(request, '/api/forum/topics'), query),
  }),
})
