import 'server-only'
import { imagesById } from '@/catalogue/cards'
import { type CachedFile, cachedFileResponse, cachedFile } from '@/catalogue/cached-file'
import { labelOf } from '@/catalogue/post-types'
import { listedItems } from '@/catalogue/queries'
import type { SearchItem } from './search-item'

/** Tells addresses that may be found from others. */
type Listable = () => Promise<(uri: string) => boolean>

async function items(listable: Listable): Promise<SearchItem[]> {
  const [listed, isListable] = await Promise.all([listedItems(), listable()])
  const found = listed.filter(({ uri }) => isListable(uri))
  const images = await imagesById(
    'visitor',
    found.map(({ imageId }) => imageId),
  )
  return found.map(({ imageId, ...item }) => ({
    id: `${item.postType}:${item.databaseId}`,
    databaseId: item.databaseId,
    postType: item.postType,
    label: labelOf(item.postType),
    title: item.title,
    slug: item.slug,
    uri: item.uri,
    imageUrl: (imageId && images.get(imageId)?.url) || null,
    requiredPlan: item.requiredPlan,
  }))
}

/**
 * Everything that the site's search can find, the same for everybody: made once until something of it changes.
 * @param listable which addresses may be found; asked for once for each index that is made
 */
export function searchIndex(listable: Listable): Promise<CachedFile> {
  return cachedFile('search index', async () => JSON.stringify({ posts: await items(listable) }))
}

/** Answers with the index, or with the news that nothing has changed. */
export async function searchIndexAnswer(request: Request, listable: Listable): Promise<Response> {
  return cachedFileResponse(request, await searchIndex(listable), { 'content-type': 'application/json; charset=utf-8' })
}
