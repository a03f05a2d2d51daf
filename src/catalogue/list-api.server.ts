import 'server-only'
import { z } from 'zod'
import { readAs } from '@/cms/client/local-api.server'
import { isPostType, isVideoType, POST_TYPES, type PostType } from '@/model/content-types'
import { AppError } from '@/rules/app-error'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { wholeNumberParam } from '@/rules/schemas'
import { listCards, type PostCard, readCards, type Term, termsOf } from './cards.server'
import { rowsByDatabaseId } from './queries.server'
import { listVideos, readVideos, type VideoItem } from './videos.server'

/** One or more types, separated by commas. */
const typeList = <T extends PostType>(isType: (name: unknown) => name is T, message: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.string().refine(isType, message)).min(1).max(POST_TYPES.length))

const firstWithDefault = (defaultCount: number) =>
  wholeNumberParam.min(1).max(LIMITS.postsPageSize).default(defaultCount)

/** The query of a list of one type. @param defaultCount how many items without `first` */
export const firstQuery = (defaultCount: number) => z.object({ first: firstWithDefault(defaultCount) })

/** The query of GET /api/posts/. */
export const postsQuery = z.object({
  postType: typeList(isPostType, 'There is no such post type.'),
  first: firstWithDefault(LIMITS.postsPageSize),
  page: wholeNumberParam.min(1).max(LIMITS.postsPages).default(1),
  taxonomy: z.string().max(100).optional(),
  taxonomyInclude: z.string().max(1_000).optional(),
  parentPageId: wholeNumberParam.min(1).optional(),
})

/** The query of GET /api/restricted/posts/. */
export const restrictedQuery = postsQuery.pick({ postType: true, parentPageId: true })

/** The query of GET /api/videos/fetch/. */
export const videosQuery = postsQuery
  .pick({ first: true, taxonomy: true, parentPageId: true })
  .extend({ postType: typeList(isVideoType, 'There is no such type of videos.') })

/** The document id of a parent page. @throws AppError not_found */
async function findParentDocId(databaseId: number | undefined): Promise<number | undefined> {
  if (databaseId === undefined) return undefined
  const [row] = await rowsByDatabaseId([databaseId])
  if (row?.postType !== 'pages') throw new AppError('not_found', 'There is no such parent page.')
  return row.docId
}

/** Category ids from a list of slugs or ids; unknown ones match nothing. */
async function categoryIds(audience: Audience, include: string | undefined): Promise<number[] | undefined> {
  if (!include) return undefined
  const names = include.split(',').map((name) => name.trim())
  const all = await readAs(audience).all('categories')
  return all.filter(({ id, slug }) => names.includes(slug) || names.includes(String(id))).map(({ id }) => id)
}

/** Whether pages of the site make queries like this. Others are not cached, because their number has no limit. */
function isPageQuery({ first, page, parentPageId, postType }: z.infer<typeof postsQuery>): boolean {
  const isPageSize = first === LIMITS.fetchPerType || first === LIMITS.postsPageSize
  return isPageSize && postType.length === 1 && page * first <= LIMITS.gridPosts && parentPageId === undefined
}

/** Published items of some types as cards, and their categories. GET /api/posts/. */
export async function queryPosts(
  query: z.infer<typeof postsQuery>,
  audience: Audience,
): Promise<{ posts: PostCard[]; categories: Term[] }> {
  const { postType, first, page, taxonomy, taxonomyInclude, parentPageId } = query
  const read = isPageQuery(query) ? listCards : readCards
  const taxonomies: PostType[] = taxonomy && isPostType(taxonomy) ? [taxonomy] : postType
  const [wanted, parentDocId] = await Promise.all([
    categoryIds(audience, taxonomyInclude),
    findParentDocId(parentPageId),
  ])
  const [cards, categories] = await Promise.all([
    read({ postTypes: postType, first, page, categoryIds: wanted, parentDocId }, audience),
    termsOf(audience, taxonomies),
  ])
  return { posts: cards, categories }
}

/** Published items of the video types, newest first, each with its video source; `taxonomy` is a category's slug or id. GET /api/videos/fetch/. */
export async function queryVideos(
  { first, parentPageId, postType, taxonomy }: z.infer<typeof videosQuery>,
  audience: Audience,
): Promise<{ videos: VideoItem[] }> {
  const [wanted, parentDocId] = await Promise.all([categoryIds(audience, taxonomy), findParentDocId(parentPageId)])
  // A number of categories that has no limit is not cached.
  const read = wanted ? readVideos : listVideos
  return { videos: await read({ postTypes: postType, first, parentDocId, categoryIds: wanted }, audience) }
}

/** Which items are locked for this viewer. GET /api/restricted/posts/. */
export async function queryRestrictedPosts(
  { postType, parentPageId }: z.infer<typeof restrictedQuery>,
  audience: Audience,
): Promise<{ items: { databaseId: number; isRestrictedForMember: boolean }[] }> {
  const parentDocId = await findParentDocId(parentPageId)
  const cards = await listCards({ postTypes: postType, first: LIMITS.gridPosts, parentDocId }, audience)
  return { items: cards.map(({ databaseId, isRestrictedForMember }) => ({ databaseId, isRestrictedForMember })) }
}
