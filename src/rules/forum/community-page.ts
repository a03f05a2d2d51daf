import { isAppPage } from '../reserved-paths'
import { TOPIC_SORTS, type TopicSort } from './terms'

/** The path of the community, without a trailing slash. */
const COMMUNITY_PATH = '/community'

/** Where the pages of the community are rendered; no request can name this path (url-guard.ts). */
const INTERNAL_PATH = '/~community'

/** Addresses below the community that are no boards: permalinks, the editors' page with the rules, pages of code. */
const NO_BOARDS = ['p', 'guidelines', 'new', 'moderation'] as const

const isBoardSlug = (slug: string) =>
  !NO_BOARDS.some((taken) => taken === slug) && !isAppPage(`${COMMUNITY_PATH}/${slug}/`)

/** @returns why no board can have this slug; null if one can */
export const boardSlugProblem = (slug: string): string | null =>
  isBoardSlug(slug) ? null : `The address ${COMMUNITY_PATH}/${slug}/ is reserved for the site itself.`

/** A page of the community: a list of topics, or the posts of one topic. */
export type CommunityPage = {
  /** The slug of the board; null for the list of all boards. */
  board: string | null
  /** The slug of the topic; null for a list of topics. */
  topic: string | null
  /** Starts at 1. */
  page: number
  sort: TopicSort
}

const PUBLIC_PATH = /^\/community(?:\/([a-z0-9-]{1,100})(?:\/([a-z0-9-]{1,120}))?)?$/
const PAGE = /^[1-9]\d{0,6}$/

const isSort = (value: unknown): value is TopicSort => TOPIC_SORTS.some((sort) => sort === value)

/**
 * Reads the address of a page of the community: `/community/kitchen?sort=top&page=2`. The results of a search (`q`) are
 * loaded by the browser, so its page is the first one of the list.
 * @param path decoded, without a trailing slash
 * @returns undefined for any other address; null for an invalid page number, which is a 404
 */
export function communityPageOf(path: string, query: string): CommunityPage | null | undefined {
  const match = PUBLIC_PATH.exec(path)
  const [, board = null, topic = null] = match ?? []
  if (!match || (board !== null && !isBoardSlug(board))) return undefined
  const values = new URLSearchParams(query)
  const page = values.get('page') ?? '1'
  if (!PAGE.test(page)) return null
  const sort = values.get('sort')
  const isSearch = topic === null && Boolean(values.get('q')?.trim())
  if (isSearch) return { board, topic, page: 1, sort: TOPIC_SORTS[0] }
  return { board, topic, page: Number(page), sort: topic === null && isSort(sort) ? sort : TOPIC_SORTS[0] }
}

/**
 * Whether the community answers at an address, so that a document published there would never be shown.
 * @param uri with its trailing slash
 */
export const isCommunityUri = (uri: string): boolean => communityPageOf(uri.slice(0, -1), '') !== undefined

/** The path that a page of the community is rendered at. */
export const communityPagePath = ({ board, page, sort, topic }: CommunityPage): string =>
  [INTERNAL_PATH, sort, page, board, topic].filter((part) => part !== null).join('/')

/** The page of the community at an internal path; null for any other path. */
export function communityPageAt(path: string): CommunityPage | null {
  if (!path.startsWith(`${INTERNAL_PATH}/`)) return null
  const [sort, page, board = null, topic = null] = path.slice(INTERNAL_PATH.length + 1).split('/')
  if (!isSort(sort) || !PAGE.test(page ?? '')) return null
  return { board, topic, page: Number(page), sort }
}

/** The address of a page of the community, with its trailing slash; what is the default is left out. */
export function communityHref({ board, page, sort, topic }: CommunityPage): string {
  const values = new URLSearchParams()
  if (sort !== TOPIC_SORTS[0]) values.set('sort', sort)
  if (page > 1) values.set('page', String(page))
  const path = [COMMUNITY_PATH, board, topic].filter((part) => part !== null).join('/')
  return values.size > 0 ? `${path}/?${values}` : `${path}/`
}
