import 'server-only'
import { type CachedFile, cachedFile, cachedFileResponse } from '@/catalogue/cached-file.server'
import { imagesById } from '@/catalogue/images.server'
import { listedItems } from '@/catalogue/queries.server'
import { CONTENT_TYPES, labelOf, type PostType } from '@/model/content-types'
import { pathRules } from '@/rules/path-rules'
import type { SearchIndex, SearchItem } from './search-item'

/** Loads a check for URLs that may be listed. */
type LoadListableCheck = () => Promise<(uri: string) => boolean>

/** Loads items that are not in the catalogue. */
type LoadMore = () => Promise<SearchItem[]>

/** The group of an item. Of the pages, only those of the advice area belong to the expert advices. */
function labelInSearch({ postType, uri }: { postType: PostType; uri: string }): string {
  const isOrdinaryPage = postType === 'pages' && !pathRules(uri).advice
  return isOrdinaryPage ? CONTENT_TYPES.pages.many : labelOf(postType)
}

async function searchItems(loadListableCheck: LoadListableCheck): Promise<SearchItem[]> {
  const [listed, isListable] = await Promise.all([listedItems(), loadListableCheck()])
  const included = listed.filter(({ uri }) => isListable(uri))
  const images = await imagesById(
    'visitor',
    included.map(({ imageId }) => imageId),
  )
  return included.map(({ imageId, ...item }) => ({
    id: `${item.postType}:${item.databaseId}`,
    databaseId: item.databaseId,
    postType: item.postType,
    label: labelInSearch(item),
    title: item.title,
    slug: item.slug,
    uri: item.uri,
    imageUrl: (imageId && images.get(imageId)?.url) || null,
    requiredPlan: item.requiredPlan,
  }))
}

/**
 * The search index, the same for all users, cached until one of its items changes.
 * @param loadListableCheck which URLs may be listed; called once per index
 * @param loadMore what follows the items of the catalogue
 */
export function searchIndex(
  loadListableCheck: LoadListableCheck,
  loadMore: LoadMore = async () => [],
): Promise<CachedFile> {
  return cachedFile('search index', async () => {
    const [items, more] = await Promise.all([searchItems(loadListableCheck), loadMore()])
    const index: SearchIndex = { posts: [...items, ...more] }
    return JSON.stringify(index)
  })
}

/** The response with the index, or 304 if it has not changed. */
export async function searchIndexResponse(
  request: Request,
  loadListableCheck: LoadListableCheck,
  loadMore: LoadMore,
): Promise<Response> {
  return cachedFileResponse(request, await searchIndex(loadListableCheck, loadMore), {
    'content-type': 'application/json; charset=utf-8',
  })
}
