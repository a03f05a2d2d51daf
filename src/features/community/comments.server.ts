import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows, toDate, withTransaction } from '@/cms/client/sql.server'
import { afterRating, storedRating } from '@/features/ratings/ratings.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { commentsTag } from '@/rules/cache-tags'
import { isModerator, mayWrite } from '@/rules/forum/board-access'
import { hasPage, lastPage, positionsFromEnd } from '@/rules/forum/paging'
import { postBody } from '@/rules/forum/post-body'
import { commentUri } from '@/rules/forum/topic-uri'
import { LIMITS } from '@/rules/limits'
import { databaseId, databaseIdParam, wholeNumber } from '@/rules/schemas'
import { recordTags } from '@/runtime/cached'
import { AUTHOR_COLUMNS, authorColumns, authorOf } from './author.server'
import { idList, REASON, type Reader } from './boards.server'
import { readBody } from './body.server'
import { type CommentedItem, canBeTried, commentPlace, lockComments } from './comment-place.server'
import { notificationsAbout } from './notifications.server'
import { postRows, viewPosts } from './post-rows.server'
import { pageParam } from './topics.server'
import { writePost, writtenPost } from './write-post.server'
import { lockWriter, requireWriting } from './writer.server'

/** GET /api/forum/comments */
export const commentsQuery = z.object({ item: databaseIdParam, page: pageParam })

const stars = wholeNumber.min(1, 'Use 1 to 5.').max(5, 'Use 1 to 5.')
/** POST /api/forum/comments. Only recipes have stars, which are the member's rating; `tried` where there is something to try. */
export const commentBody = z.object({
  item: databaseId,
  body: postBody,
  stars: stars.optional(),
  tried: z.boolean().optional(),
})

type PostView = Awaited<ReturnType<typeof viewPosts>>[number]

const refused = (field: string, message: string) =>
  new AppError('bad_request', message, { fields: { [field]: message } })

/** A post as a comment: it is on the page of its item, and without stars they are null. */
const asComment = (post: PostView, item: CommentedItem) => {
  const isDeleted = post.state === 'deleted'
  return {
    ...post,
    uri: commentUri(item.uri, post.id),
    stars: isDeleted ? null : (post.stars ?? null),
    tried: !isDeleted && post.tried === true,
  }
}

const commentsRow = z.object({
  id: z.coerce.number(),
  state: z.string(),
  locked: z.coerce.boolean(),
  last_position: z.coerce.number(),
  reply_count: z.coerce.number(),
})

/** Before the first comment there is no topic. */
const NO_COMMENTS = { id: 0, state: 'published', locked: false, last_position: 1, reply_count: 0 } as const

/**
 * A page of the comments on an item, the newest first, with the marks of deleted ones. Their author also sees their own
 * that wait for approval, before all others. GET /api/forum/comments
 * @returns `total` counts the published ones; `rates`: whether comments can have stars; `tries`: whether they can say
 *   that their author tried the item; `moderation`: for moderators, the topic of the comments, once there is one;
 *   `notifications`: the ids of the reader's unread ones about these comments
 * @throws AppError not_found for an item that is closed for comments or beyond the plan, and a page beyond the last
 */
export async function listComments(viewer: Reader, query: z.infer<typeof commentsQuery>, now = new Date()) {
  recordTags(commentsTag(query.item))
  const { board, item } = await commentPlace(viewer, query.item)
  const [row] = await queryRows(
    REASON,
    sql`select id, state, locked, last_position, reply_count from forum_topics where item = ${query.item}`,
  )
  const topic = row ? commentsRow.parse(row) : NO_COMMENTS
  if (topic.state !== 'published') throw new AppError('not_found', 'There are no comments here.')
  const { account, audience } = viewer
  const isStaff = isModerator(account?.role)
  // Comments begin at position 2; hidden and deleted ones keep their places.
  const places = topic.last_position - 1
  if (!hasPage(query.page, places, LIMITS.forumPostsPerPage)) {
    throw new AppError('not_found', 'There is no such page.')
  }
  const [above, upTo] = positionsFromEnd(query.page, topic.last_position)
  const own = sql`posts.author_id = ${account?.id ?? 0}`
  // A hidden comment is seen by its author and by moderators.
  const shown = sql`posts.topic_id = ${topic.id} and posts.position > ${Math.max(1, above)} and posts.position <= ${upTo}
    and (posts.state in ('published', 'deleted')
      or (posts.state = 'hidden' and (${own} or ${isStaff ? sql`true` : sql`false`})))`
  const [rows, held] = await Promise.all([
    postRows(shown, sql`posts.position desc`),
    account && query.page === 1
      ? postRows(sql`posts.topic_id = ${topic.id} and posts.state = 'held' and ${own}`, sql`posts.id desc`)
      : [],
  ])
  const posts = await viewPosts(viewer, board, null, [...held, ...rows], now)
  return {
    posts: posts.map((post) => asComment(post, item)),
    total: topic.reply_count,
    pages: lastPage(places),
    mayWrite: mayWrite(audience, account, board) && (!topic.locked || isStaff),
    rates: item.postType === 'recipes',
    tries: canBeTried(item),
    moderation: isStaff && topic.id !== 0 ? { topic: topic.id, locked: topic.locked } : null,
    notifications: await notificationsAbout(viewer, sql`posts.id in (${idList(posts.map(({ id }) => id))})`),
  }
}

/**
 * Comments on an item. Stars set the member's rating of the recipe, in the same transaction. POST /api/forum/comments
 * @returns as writtenPost
 * @throws AppError not_found, forbidden, conflict, unprocessable, too_many_requests; bad_request for stars that are not on
 *   a recipe, and for "Tried it" where there is nothing to try
 */
export async function createComment(viewer: Viewer, input: z.infer<typeof commentBody>, now = new Date()) {
  const { board, item } = await commentPlace(viewer, input.item)
  const { stars: rating, tried = false } = input
  if (rating !== undefined && item.postType !== 'recipes') throw refused('stars', 'Only recipes have stars.')
  if (tried && !canBeTried(item)) throw refused('tried', 'Only recipes and classes can be tried.')
  requireWriting(viewer, board)
  const body = readBody(input.body)
  const written = await withTransaction(REASON, async (_req, run) => {
    const writer = await lockWriter(run, viewer, now)
    const topic = await lockComments(run, item, now)
    const rated = rating !== undefined
    const post = await writePost(writer, { ...board, id: topic.board_id }, topic, { body, rated, tried })
    if (rated) await run(storedRating(writer.member, item.databaseId, rating, now))
    return post
  })
  if (rating !== undefined) await afterRating(viewer, item.databaseId)
  const { outcome, post } = await writtenPost(viewer, board, written, now)
  return outcome === 'held' ? { outcome, post } : { outcome, post: asComment(post, item) }
}

/** What a member says about a recipe, with their stars. */
export type CommentReview = { author: string; stars: number; text: string; at: string }

const reviewRow = authorColumns.extend({
  stars: z.coerce.number(),
  text: z.string().nullable(),
  created_at: z.unknown(),
})

/**
 * The latest comments with stars, one for each member, for the structured data of a recipe. Search engines read what
 * visitors can read: nothing for an item that has a plan.
 */
export async function commentReviews(databaseId: number): Promise<CommentReview[]> {
  recordTags(commentsTag(databaseId))
  const rows = await queryRows(
    REASON,
    sql`select ratings.rating as stars, posts.text, posts.created_at, ${AUTHOR_COLUMNS}
      from catalogue
        join forum_topics as topics on topics.item = catalogue.database_id and topics.state = 'published'
        join forum_posts as posts on posts.topic_id = topics.id and posts.state = 'published' and posts.rated = true
        join ratings on ratings.member_id = posts.author_id and ratings.item = catalogue.database_id
        join users as people on people.id = posts.author_id
      where catalogue.database_id = ${databaseId} and catalogue.comments = true
        and catalogue.required_plan = 'none'
        and not exists (select 1 from forum_posts as later where later.topic_id = topics.id
          and later.author_id = posts.author_id and later.position > posts.position and later.rated = true
          and later.state = 'published')
      order by posts.position desc limit ${LIMITS.commentReviews}`,
  )
  return reviewRow
    .array()
    .parse(rows)
    .map((row) => ({
      author: authorOf(row).name,
      stars: row.stars,
      text: row.text ?? '',
      at: toDate(row.created_at).toISOString(),
    }))
}
