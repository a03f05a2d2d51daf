import 'server-only'
import type { z } from 'zod'
import type { PostCard, Term } from '@/catalogue/cards.server'
import { type postsQuery, queryPosts, queryVideos, type videosQuery } from '@/catalogue/list-api.server'
import type { VideoItem } from '@/catalogue/videos.server'
import { favoriteIdsOf, favoritePosts } from '@/features/favorites/favorites.server'
import { watchedIdsOf } from '@/features/video/watches.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'

/** What the calls add to an item: the caller's own marks, and what a podcast's card shows. */
type CallFields = {
  /** False for visitors. */
  favorite: boolean
  /** False for visitors. */
  watched: boolean
  /** Null for items that are not podcasts. Links that the plan protects are missing. */
  podcastsExtra: {
    applePodcastsLink: string | null
    spotifyLink: string | null
    youtubeLink: string | null
    /** In minutes. */
    duration: number | null
  } | null
}

/** GET /api/posts/: published items as cards, with the caller's marks, and their categories. @throws like queryPosts */
export async function postsFor(
  query: z.infer<typeof postsQuery>,
  viewer: Viewer,
): Promise<{ posts: (PostCard & CallFields)[]; categories: Term[] }> {
  const [{ categories, posts }, addFields] = await Promise.all([queryPosts(query, viewer.audience), callFields(viewer)])
  return { posts: posts.map(addFields), categories }
}

/** GET /api/videos/fetch/: published videos with the caller's marks. @throws like queryVideos */
export async function videosFor(
  query: z.infer<typeof videosQuery>,
  viewer: Viewer,
): Promise<{ videos: (VideoItem & CallFields)[] }> {
  const [{ videos }, addFields] = await Promise.all([queryVideos(query, viewer.audience), callFields(viewer)])
  return { videos: videos.map(addFields) }
}

/** GET /api/favorites/posts/: the caller's favorites, the latest first. */
export async function favoritesFor(viewer: Viewer): Promise<{ posts: (PostCard & CallFields)[] }> {
  const [{ posts }, watched] = await Promise.all([favoritePosts(viewer), watchedIdsOf(requireAccount(viewer).id)])
  return { posts: posts.map(withFields({ favorites: posts.map(({ databaseId }) => databaseId), watched })) }
}

/** @returns adds the fields of the caller to a card */
async function callFields({ account }: Viewer) {
  const [favorites, watched] = account
    ? await Promise.all([favoriteIdsOf(account.id), watchedIdsOf(account.id)])
    : [[], []]
  return withFields({ favorites, watched })
}

/** @param marks databaseIds */
function withFields({ favorites, watched }: { favorites: readonly number[]; watched: readonly number[] }) {
  const favoriteIds = new Set(favorites)
  const watchedIds = new Set(watched)
  return <Card extends PostCard>(card: Card): Card & CallFields => ({
    ...card,
    favorite: favoriteIds.has(card.databaseId),
    watched: watchedIds.has(card.databaseId),
    podcastsExtra: card.postType === 'podcasts' ? podcastsExtraOf(card) : null,
  })
}

function podcastsExtraOf({ duration, extras }: PostCard): CallFields['podcastsExtra'] {
  const link = (name: string) => {
    const value = extras[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    applePodcastsLink: link('applePodcastsLink'),
    spotifyLink: link('spotifyLink'),
    youtubeLink: link('youtubeLink'),
    duration,
  }
}
