import { CallResponse, call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { listTopics, topicsQuery } from '@/features/community/topics.server'
import { createTopic, topicBody } from '@/features/community/write-topic.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'anyone', query: topicsQuery, run: ({ query, viewer }) => listTopics(viewer, query) }),
  POST: call({
    audience: 'member',
    body: topicBody,
    async run({ body, viewer }) {
      const result = await createTopic(viewer, body)
      if (result.outcome === 'draft') return new CallResponse(201, { topic: { id: result.id } })
      if (result.outcome === 'posted') return new CallResponse(201, { topic: result.topic })
      return new CallResponse(202, { topic: result.topic, post: result.post })
    },
  }),
})
