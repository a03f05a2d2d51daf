import 'server-only'
import { createHash } from 'node:crypto'
import { imagesById } from '@/catalogue/cards'
import { kept } from '@/catalogue/kept'
import { labelOf } from '@/catalogue/post-types'
import { listedRows } from '@/catalogue/queries'
import type { SearchItem } from './search-item'

/** The index as it is sent, and the name of just this state of it. */
export type SearchIndex = { json: string; etag: string }

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
export async function searchIndex(isListable: (uri: string) => boolean): Promise<SearchIndex> {
  const [index] = await kept('search index', async () => {
    const json = JSON.stringify({ posts: await items(isListable) })
    return [{ json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` }]
  })
  if (!index) throw new Error('The search index was not made.')
  return index
}

/** Whether a browser has this state already. A proxy on the way may have weakened the tag. RFC 9110 13.1.2 */
function isKnown(header: string | null, etag: string): boolean {
  const names = header?.split(',').map((name) => name.trim().replace(/^W\//, '')) ?? []
  return names.includes('*') || names.includes(etag)
}

/** Answers with the index, or with the news that nothing has changed. */
export async function searchIndexAnswer(request: Request, isListable: (uri: string) => boolean): Promise<Response> {
  const { etag, json } = await searchIndex(isListable)
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(json, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}
