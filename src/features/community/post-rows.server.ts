import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows, toDate } from '@/cms/client/sql.server'
import { isModerator, mayStillEdit } from '@/rules/forum/board-access'
import { excerptOf } from '@/rules/forum/excerpt'
import { POST_STATES, REACTION_KINDS, type ReactionKind } from '@/rules/forum/terms'
import { postUri } from '@/rules/forum/topic-uri'
import { AUTHOR_COLUMNS, authorColumns, authorOf, recordAuthors } from './author.server'
import { type Board, idList, REASON, type Reader } from './boards.server'
import { postHtml } from './post-html.server'

const number = z.coerce.number()
const REACTION_COLUMNS = Object.fromEntries(REACTION_KINDS.map((kind) => [`reactions_${kind}`, number])) as Record<
  `reactions_${ReactionKind}`,
  typeof number
>
/** JSON, which SQLite keeps as text. */
const json = z.preprocess((value) => (typeof value === 'string' ? JSON.parse(value) : value), z.unknown())

const postRow = authorColumns.extend({
  id: number,
  topic_id: number,
  author_id: number.nullable(),
  position: number.nullable(),
  state: z.enum(POST_STATES),
  held_for: z.string().nullable(),
  body: json,
  text: z.string().nullable(),
  quote_id: number.nullable(),
  created_at: z.unknown(),
  edited_at: z.unknown(),
  rated: z.coerce.boolean(),
  stars: number.nullable(),
  tried: z.coerce.boolean(),
  ...REACTION_COLUMNS,
})
export type PostRow = z.infer<typeof postRow>

/** The stars of a comment that was posted with stars: what its author gives the recipe now. */
const STARS = sql`(case when posts.rated then (select ratings.rating
    from ratings join forum_topics as rated_topics on rated_topics.item = ratings.item
    where rated_topics.id = posts.topic_id and ratings.member_id = posts.author_id) end)`

/** Posts with their authors. @param condition on `posts` */
export async function postRows(condition: SQL, order: SQL = sql`posts.id`, limit = 1_000): Promise<PostRow[]> {
  const rows = await queryRows(
    REASON,
    sql`select posts.*, ${STARS} as stars, ${AUTHOR_COLUMNS}
      from forum_posts as posts left join users as people on people.id = posts.author_id
      where ${condition} order by ${order} limit ${limit}`,
  )
  const found = postRow.array().parse(rows)
  recordAuthors(found)
  return found
}

const QUOTE_CHARS = 200

type Quote = { id: number; author: string; excerpt: string; uri: string }

/** The published posts that some posts quote. */
async function quotesOf(posts: readonly PostRow[]): Promise<Map<number, Quote>> {
  const ids = posts.flatMap(({ quote_id }) => quote_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await postRows(sql`posts.id in (${idList(ids)}) and posts.state = 'published'`)
  return new Map(
    rows.map((row) => {
      const excerpt = excerptOf(row.text ?? '', QUOTE_CHARS)
      return [row.id, { id: row.id, author: authorOf(row).name, excerpt, uri: postUri(row.id) }]
    }),
  )
}

/** The reactions that a member has given to some posts, as "post kind". */
async function ownReactions(member: number | null, posts: readonly PostRow[]): Promise<Set<string>> {
  if (member === null || posts.length === 0) return new Set()
  const rows = await queryRows(
    REASON,
    sql`select post_id, kind from forum_reactions
      where member_id = ${member} and kept = true and post_id in (${idList(posts.map(({ id }) => id))})`,
  )
  return new Set(rows.map(({ kind, post_id }) => `${Number(post_id)} ${kind}`))
}

/** The reactions on a post, all kinds listed. @param mine as {@link ownReactions} gives them */
const reactionsOn = (post: PostRow, mine: ReadonlySet<string>) =>
  REACTION_KINDS.map((kind) => ({
    kind,
    count: post.state === 'deleted' ? 0 : post[`reactions_${kind}`],
    mine: mine.has(`${post.id} ${kind}`),
  }))

/** The reactions on a post as it is now; none on one that does not exist. */
export async function viewReactions({ account }: Reader, id: number) {
  const posts = await postRows(sql`posts.id = ${id}`)
  const mine = await ownReactions(account?.id ?? null, posts)
  return posts.flatMap((post) => reactionsOn(post, mine))
}

/**
 * Posts of one board as calls give them.
 * @param solution the id of the post that solved the topic
 */
export async function viewPosts(
  viewer: Reader,
  board: Pick<Board, 'editMinutes'>,
  solution: number | null,
  posts: readonly PostRow[],
  now = new Date(),
) {
  const { account } = viewer
  const [mine, quotes, html] = await Promise.all([
    ownReactions(account?.id ?? null, posts),
    quotesOf(posts),
    postHtml(
      viewer.audience,
      posts.map(({ body, id, state }) => ({ body: state === 'deleted' ? null : body, idPrefix: `post-${id}-` })),
    ),
  ])
  const mayEdit = (post: PostRow) => {
    if (!account || post.state === 'deleted') return false
    if (isModerator(account.role)) return true
    return post.author_id === account.id && mayStillEdit(toDate(post.created_at), board.editMinutes, now)
  }
  return posts.map((post, index) => {
    return {
      id: post.id,
      author: authorOf(post),
      html: html[index] ?? '',
      createdAt: toDate(post.created_at).toISOString(),
      editedAt: post.edited_at ? toDate(post.edited_at).toISOString() : null,
      solution: post.id === solution,
      reactions: reactionsOn(post, mine),
      quote: post.quote_id === null ? null : (quotes.get(post.quote_id) ?? null),
      uri: postUri(post.id),
      position: post.position,
      mayEdit: mayEdit(post),
      own: account !== null && post.author_id === account.id,
      // What is published needs no mark.
      ...(post.state !== 'published' && { state: post.state }),
      ...(post.stars !== null && { stars: post.stars }),
      ...(post.tried && { tried: true }),
    }
  })
}
