import type { CallResult } from '@/platform/session/call-result'
import type { listBoards } from './boards.server'
import type { readTopic } from './read-topic.server'
import type { listTopics } from './topics.server'

/** What the calls of the community answer, for the browser. */
export type ForumBoard = CallResult<typeof listBoards>['boards'][number]
export type ForumTopic = CallResult<typeof listTopics>['topics'][number]
export type ForumTopicList = CallResult<typeof listTopics>
export type ForumTopicPage = CallResult<typeof readTopic>
export type ForumPost = ForumTopicPage['posts'][number]
