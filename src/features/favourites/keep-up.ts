import type { QueryClient } from '@tanstack/react-query'
import { personalKey } from '@/features/session/personal-data'
import { storedEntry, storeEntry } from '@/features/session/session-entries'
import { session } from '@/features/session/session-state'
import { readHearts } from './fetch-hearts'
import { type HeartNews, hearHearts } from './heart-tabs'
import { withHeart } from './hearts'

/**
 * Follows what other tabs tell of hearts: in what is shown, and in what this tab has stored for its next page, whether
 * or not a heart is in sight. A list that is still on its way may not know of it, and is told when it is there.
 * @returns ends it
 */
export function keepUp(client: QueryClient): () => void {
  const follow = (news: HeartNews) => {
    const queryKey = personalKey('favourites', news.userId)
    const shown = client.getQueryData<number[]>(queryKey)
    if (shown) client.setQueryData(queryKey, withHeart(shown, news.postId, news.favorite))
    else followStored(news)
    const query = client.getQueryCache().find<number[]>({ queryKey })
    if (query?.state.fetchStatus === 'fetching') {
      query.promise?.then(
        () => follow(news),
        () => {},
      )
    }
  }
  // A page that the browser has kept whole was asleep, and has heard nothing.
  const wake = ({ persisted }: PageTransitionEvent) => {
    const userId = session.current().user?.id
    if (persisted && userId !== undefined) {
      void client.invalidateQueries({ queryKey: personalKey('favourites', userId) })
    }
  }
  const end = hearHearts(follow)
  window.addEventListener('pageshow', wake)
  return () => {
    end()
    window.removeEventListener('pageshow', wake)
  }
}

function followStored({ favorite, postId, userId }: HeartNews): void {
  const entry = storedEntry('favourites', userId)
  const hearts = readHearts(entry?.data)
  if (entry && hearts) storeEntry('favourites', userId, { ...entry, data: withHeart(hearts, postId, favorite) })
}
