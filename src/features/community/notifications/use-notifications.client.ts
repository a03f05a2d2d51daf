import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { pageQueries } from '@/platform/session/load-queries'
import { useInfiniteQuery, useQuery } from '@/platform/session/use-query.client'
import { COMMON_LIMITS } from '@/rules/common-limits'
import type { listNotifications, NotificationView } from '../notifications.server'

type List = CallResult<typeof listNotifications>
export type Notification = NotificationView

const PATH = '/api/notifications'

/**
 * Read when a page is shown, each time the window is shown again, since another tab may have marked some as read, and
 * once a minute while it is; not stored.
 */
const latestQuery = (userId: number) =>
  queryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ signal }) =>
      fetchPersonal<List>(`${PATH}?first=${COMMON_LIMITS.forumPanelItems}`, 'notifications', signal),
    staleTime: COMMON_LIMITS.forumUnreadCheckMs,
    refetchInterval: COMMON_LIMITS.forumUnreadCheckMs,
    refetchOnWindowFocus: 'always',
  })

const pagesQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: ['notification-pages', userId],
    queryFn: ({ pageParam, signal }) =>
      fetchPersonal<List>(
        `${PATH}?first=${COMMON_LIMITS.forumNotificationsPerPage}&page=${pageParam}`,
        'notifications',
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ more }, pages) => (more ? pages.length + 1 : undefined),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })

/** The user's latest notifications and how many are unread. */
export function useLatestNotifications(userId: number) {
  const { data, isError, isFetching, refetch } = useQuery(latestQuery(userId))
  return { list: data, failed: isError && !data && !isFetching, retry: () => void refetch() }
}

/** All notifications of the user, a page at a time. */
export function useAllNotifications(userId: number) {
  const query = useInfiniteQuery(pagesQuery(userId))
  const { data, fetchNextPage, hasNextPage, isError, isFetching, isFetchNextPageError, refetch } = query
  // A new notification moves the others to later pages, so that one can come twice.
  const all = new Map(data?.pages.flatMap(({ notifications }) => notifications).map((one) => [one.id, one]))
  return {
    notifications: data && [...all.values()],
    unread: data?.pages[0]?.unread ?? 0,
    failed: isError && !isFetching,
    hasMore: hasNextPage && !isFetchNextPageError,
    loading: isFetching,
    showMore: () => void fetchNextPage(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}

type Which = readonly number[] | 'all'

function asRead(list: List, which: Which): List {
  const isMeant = ({ id, read }: Notification) => !read && (which === 'all' || which.includes(id))
  const count = list.notifications.filter(isMeant).length
  return {
    ...list,
    notifications: list.notifications.map((one) => (isMeant(one) ? { ...one, read: true } : one)),
    unread: which === 'all' ? 0 : Math.max(0, list.unread - count),
  }
}

const pagesAsRead = (data: InfiniteData<List, unknown>, which: Which) => ({
  ...data,
  pages: data.pages.map((list) => asRead(list, which)),
})

function showAsRead(userId: number, which: Which): void {
  const { queryKey: latest } = latestQuery(userId)
  const { queryKey: pages } = pagesQuery(userId)
  pageQueries.setQueryData(latest, (list) => list && asRead(list, which))
  pageQueries.setQueryData(pages, (data) => data && pagesAsRead(data, which))
}

/**
 * Marks notifications of the user as read: at once on show, then on the server.
 * @returns whether that worked; they show as they were if not
 */
export async function markRead(userId: number, which: Which): Promise<boolean> {
  const keys = [latestQuery(userId).queryKey, pagesQuery(userId).queryKey]
  // An answer that is on its way would show them as unread again.
  await Promise.all(keys.map((queryKey) => pageQueries.cancelQueries({ queryKey })))
  showAsRead(userId, which)
  const path = `${PATH}/read?first=${COMMON_LIMITS.forumPanelItems}`
  // It goes on when a click on a notification leaves the page.
  const list = await postPersonal<List>(path, which === 'all' ? { all: true } : { ids: which }, { keepalive: true })
  if (list) {
    // One that has begun since may be from before it.
    await pageQueries.cancelQueries({ queryKey: latestQuery(userId).queryKey })
    pageQueries.setQueryData(latestQuery(userId).queryKey, list)
  } else await Promise.all(keys.map((queryKey) => pageQueries.invalidateQueries({ queryKey })))
  return list !== null
}
