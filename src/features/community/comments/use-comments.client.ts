import type { InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallResult } from '@/platform/session/call-result'
import { pageQueries } from '@/platform/session/load-queries'
import { useViewer } from '@/platform/session/Session.client'
import { useInfiniteQuery } from '@/platform/session/use-query.client'
import { viewerJson } from '@/platform/session/viewer-fetch'
import type { listComments } from '../comments.server'

export type CommentsPage = CallResult<typeof listComments>
export type Comment = CommentsPage['posts'][number]
type Pages = InfiniteData<CommentsPage, number>

/** Of a member only what they get themselves: the page was rendered for all of their plan. */
const commentsKey = (item: number, userId: number) => ['comments', item, userId] as const

const firstOnly = (page: CommentsPage): Pages => ({ pages: [page], pageParams: [1] })

/** One of each: a new comment moves another one to the next page. */
const unique = (comments: readonly Comment[]): Comment[] => [
  ...new Map(comments.map((comment) => [comment.id, comment])).values(),
]

/** The mark that a comment leaves. */
const deleted = (comment: Comment): Comment => ({ ...comment, state: 'deleted', html: '', stars: null, tried: false })

function changePages(key: readonly unknown[], change: (page: CommentsPage, at: number) => CommentsPage) {
  pageQueries.setQueryData<Pages>(key, (data) => data && { ...data, pages: data.pages.map(change) })
}

/**
 * The comments on an item: for visitors those of the page, for members asked for again, since their own that wait for
 * approval and their reactions are in no page.
 * @param rendered the first page of comments, as the page was rendered
 */
export function useComments(item: number, rendered: CommentsPage) {
  const { user } = useViewer()
  const userId = user?.id ?? 0
  const key = commentsKey(item, userId)
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      viewerJson<CommentsPage>(`/api/forum/comments?item=${item}&page=${pageParam}`, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _all, last) => (last < pages ? last + 1 : undefined),
    ...(userId === 0 ? { initialData: firstOnly(rendered), enabled: false } : { placeholderData: firstOnly(rendered) }),
  })
  const pages = query.data?.pages ?? [rendered]
  const [first = rendered] = pages
  const changes = useMemo(
    () => ({
      /** Shows a comment that the member has just posted. */
      add: (comment: Comment) =>
        changePages(commentsKey(item, userId), (page, at) =>
          at > 0 ? page : { ...page, posts: [comment, ...page.posts], total: page.total + 1 },
        ),
      /** Changes what is shown of a comment. */
      change: (id: number, change: (comment: Comment) => Comment) =>
        changePages(commentsKey(item, userId), (page) => ({
          ...page,
          posts: page.posts.map((each) => (each.id === id ? change(each) : each)),
        })),
      /** Shows the mark of a deleted comment; one that waited has no place. Only published ones were counted. */
      remove: ({ id, position, state }: Comment) =>
        changePages(commentsKey(item, userId), (page) => ({
          ...page,
          posts: page.posts.flatMap((each) => (each.id !== id ? [each] : position === null ? [] : [deleted(each)])),
          total: state === undefined ? Math.max(0, page.total - 1) : page.total,
        })),
      /** Asks for the comments again, as after one that waits for approval. */
      refresh: () => pageQueries.invalidateQueries({ queryKey: commentsKey(item, userId) }),
    }),
    [item, userId],
  )
  return {
    comments: unique(pages.flatMap(({ posts }) => posts)),
    total: first.total,
    rates: first.rates,
    tries: first.tries,
    /** For moderators: the topic of the comments. */
    moderation: first.moderation,
    /** Unread ones of the member about these comments. */
    notifications: pages.flatMap(({ notifications }) => notifications),
    /** Undefined until it is known. */
    mayWrite: userId === 0 || query.isPlaceholderData ? undefined : first.mayWrite,
    hasMore: query.hasNextPage,
    loadMore: query.fetchNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasFailed: query.isError || query.isFetchNextPageError,
    ...changes,
  }
}
