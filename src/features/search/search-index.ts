import 'server-only'
import { imagesById } from '@/catalogue/cards'
import { type KeptFile, keptAnswer, keptFile } from '@/catalogue/kept-answer'
import { labelOf } from '@/catalogue/post-types'
import { listedRows } from '@/catalogue/queries'
import type { SearchItem } from './search-item'

async function items(isListable: (uri: string) => boolean): Promise<SearchItem[]> {
  const rows = await listedRows()
  const images = await imagesById(
    'visitor',
    rows.map(({ imageId }) => imageId),
  )
  return rows.flatMap(({ databaseId, imageId, postType, requiredPlan, slug, title, uri }) =>
    uri && isListable(uri)
      ? [
          {
            id: `${postType}:${databaseId}`,
            databaseId,
            postType,
            label: labelOf(postType),
            title,
            slug,
            uri,
            imageUrl: (imageId && images.get(imageId)?.url) || null,
            requiredPlan,
          },
        ]
      : [],
  )
}

/**
 * Everything that the site's search can find, the same for everybody: made once after each publish. SPEC 3, 7; DESIGN 6.
 * @param isListable what the path rules say of an address
 */
export function searchIndex(isListable: (uri: string) => boolean): Promise<KeptFile> {
  return keptFile('search index', async () => JSON.stringify({ posts: await items(isListable) }))
}

/** Answers with the index, or with the news that nothing has changed. */
export async function searchIndexAnswer(request: Request, isListable: (uri: string) => boolean): Promise<Response> {
  return keptAnswer(request, await searchIndex(isListable), { 'content-type': 'application/json; charset=utf-8' })
}
