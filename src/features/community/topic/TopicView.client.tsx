'use client'

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { type CommunityPage, communityHref } from '@/rules/forum/community-page'
import { boardUri } from '@/rules/forum/topic-uri'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { Pagination } from '@/ui/Pagination'
import type { ForumPost, ForumTopic } from '../forum-types'
import { type ModerationAction, postActions } from '../moderating/moderation-actions'
import { useReadWhenShown } from '../notifications/use-read-when-shown.client'
import { useMemberAction } from '../use-member-action.client'
import { newFrom } from './new-from'
import { Post } from './Post.client'
import type { PostHandlers } from './post-handlers'
import { ReplyArea, type ReplyAreaHandle } from './ReplyArea.client'
import { TopicHead } from './TopicHead.client'
import { TopicPeople } from './TopicPeople'
import { UnreadBanner } from './UnreadBanner'
import { useFollowTopic } from './use-follow-topic.client'
import { useMarkRead } from './use-mark-read.client'
import { type ChangePost, useReactions } from './use-reactions.client'
import { useSolution } from './use-solution.client'
import { changePost, changeTopic, useTopic } from './use-topic.client'

type Props = {
  page: CommunityPage
  topic: ForumTopic
  posts: readonly ForumPost[]
  pages: number
  /** Below the button Reply until it is known who is signed in. */
  replyNote?: ReactNode
  /** What stands beside the topic on wide screens, below the people in it. */
  aside?: ReactNode
}

/** Nothing that needs an account, until it is known who is signed in. */
const NOTHING = { reply: false, solve: false, moderate: false }

/**
 * A page of a topic. The page's HTML has what everybody of an audience sees; with what is personal it is read again.
 */
export function TopicView({
  aside,
  page,
  pages: sharedPages,
  posts: sharedPosts,
  replyNote,
  topic: sharedTopic,
}: Props) {
  const topicId = sharedTopic.id
  const { data, queryKey, refetch } = useTopic({ topicId, page: page.page })
  const topic = data?.topic ?? sharedTopic
  const posts = data?.posts ?? sharedPosts
  const pages = data?.pages ?? sharedPages
  const may = data?.may ?? NOTHING
  const isLastPage = page.page === pages
  const change: ChangePost = useCallback((id, toChanged) => changePost(queryKey, id, toChanged), [queryKey])
  const react = useReactions(change)
  const solve = useSolution(queryKey)
  const follow = useFollowTopic(queryKey, topicId)
  const memberAction = useMemberAction()
  const replyArea = useRef<ReplyAreaHandle>(null)
  // What was unread when the page was opened stays marked while it is shown.
  const [unread, setUnread] = useState<number | null>(null)
  if (unread === null && data) setUnread(data.topic.unread ?? 0)
  useMarkRead(topicId, isLastPage ? (topic.unread ?? 0) : 0)
  useReadWhenShown(data?.notifications ?? [])
  const firstNew = isLastPage ? newFrom(posts, unread ?? 0) : Number.POSITIVE_INFINITY
  const hrefOf = (to: number) => communityHref({ ...page, page: to })

  const handlers: PostHandlers = useMemo(
    () => ({
      react: (post, kind, on) => void memberAction(() => react(post.id, kind, on)),
      quote: (post) => replyArea.current?.quote(post),
      solve: (post, on) => void solve(post.id, on),
      replace: (post) => changePost(queryKey, post.id, () => post),
      reload: () => void refetch(),
    }),
    [memberAction, queryKey, react, refetch, solve],
  )

  const handlePosted = (post: ForumPost | null) => {
    // One that waits for approval is read with the page, for its author alone.
    if (post === null) return void refetch()
    const isFull = (post.position ?? 0) > page.page * PAGE_LIMITS.forumPostsPerPage
    if (!isLastPage || isFull) return window.location.assign(post.uri)
    changeTopic(queryKey, (shown) => ({
      ...shown,
      topic: { ...shown.topic, replyCount: shown.topic.replyCount + 1 },
      posts: [...shown.posts.filter(({ id }) => id !== post.id), post],
    }))
  }

  const handleModerated = (action: ModerationAction) => {
    const [post] = sharedPosts
    if (action === 'hide') return window.location.assign(boardUri(topic.board))
    // A permalink leads to where the posts are now.
    if (post && (action === 'move' || action === 'merge')) return window.location.assign(post.uri)
    void refetch()
  }

  return (
    <div className="topic-columns">
      <div className="min-w-0">
        <TopicHead
          topic={topic}
          mayModerate={may.moderate}
          mayReply={may.reply}
          onFollow={(on) => void follow(on)}
          onReply={() => replyArea.current?.focus()}
          onModerated={handleModerated}
        />
        <UnreadBanner unread={isLastPage ? 0 : (unread ?? 0)} href={hrefOf(pages)} />
        <div className="posts">
          {posts.map((post, index) => (
            <Post
              key={post.id}
              post={post}
              isNew={!post.own && (post.position ?? 0) >= firstNew}
              maySolve={may.solve}
              moderation={
                may.moderate
                  ? postActions(
                      topicId,
                      post,
                      posts.slice(index + 1).flatMap(({ id, state }) => (state === undefined ? [id] : [])),
                    )
                  : []
              }
              handlers={handlers}
            />
          ))}
        </div>
        <Pagination page={page.page} pages={pages} hrefOf={hrefOf} />
        <ReplyArea
          ref={replyArea}
          topic={topic}
          mayReply={may.reply}
          known={data !== undefined}
          note={replyNote}
          onPosted={handlePosted}
        />
      </div>
      <div className="topic-side">
        <TopicPeople posts={posts} />
        {aside}
      </div>
    </div>
  )
}
