import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows, type RunSql } from '@/cms/client/sql.server'
import { valueList } from '@/cms/client/value-list'
import { addToBoard, type LockedTopic, lockTopic } from '@/cms/community/counts'
import { contentTypeOf, isPostType } from '@/model/content-types'
import { AppError } from '@/rules/app-error'
import { REQUIRED_PLANS } from '@/rules/audience'
import { mayRead } from '@/rules/forum/board-access'
import { type Board, commentsBoard, REASON, type Reader } from './boards.server'

/** A published item that is open for comments. */
export type CommentedItem = z.infer<typeof itemRow>

const itemRow = z
  .object({
    database_id: z.coerce.number(),
    post_type: z.string().refine(isPostType),
    title: z.string(),
    uri: z.string(),
    required_plan: z.enum(REQUIRED_PLANS),
  })
  .transform((row) => ({
    databaseId: row.database_id,
    postType: row.post_type,
    title: row.title,
    uri: row.uri,
    requiredPlan: row.required_plan,
  }))

/** Whether a comment can say that its author tried the item: recipes and classes, not articles. */
export const canBeTried = ({ postType }: CommentedItem): boolean => contentTypeOf(postType).canBeTried === true

/** Where comments are: their item, and the board whose rules count, with the item's plan. */
export type CommentPlace = { item: CommentedItem; board: Board }

const SLUG = 'comments-on-items'

/** The rules of comments until a manager changes them: there is no board before the first comment. */
const DEFAULT_BOARD = {
  id: 0,
  forItems: true,
  slug: SLUG,
  title: 'Comments',
  description: '',
  writers: 'everyone',
  holdFirst: 0,
  slowModeS: 0,
  editMinutes: null,
  solutions: false,
  heldWords: [],
  topicCount: 0,
  replyCount: 0,
} as const

/** An item with comments that a reader may read; null for one that is unknown, closed for comments or beyond the plan. */
export async function commentedItem(
  { audience }: Pick<Reader, 'audience'>,
  databaseId: number,
): Promise<CommentedItem | null> {
  const item = await openItem(databaseId)
  return item && mayRead(audience, item) ? item : null
}

/**
 * An item with comments that the viewer may read.
 * @throws AppError not_found for an item that is unknown, closed for comments or beyond the plan
 */
export async function commentPlace(reader: Pick<Reader, 'audience'>, databaseId: number): Promise<CommentPlace> {
  const item = await commentedItem(reader, databaseId)
  if (!item) throw new AppError('not_found', 'There are no comments here.')
  return { item, board: await boardOf(item) }
}

/** The board of an item's comments, for all who ask; null for an item that is closed for comments. */
export async function commentBoardOf(databaseId: number): Promise<Board | null> {
  const item = await openItem(databaseId)
  return item && boardOf(item)
}

async function openItem(databaseId: number): Promise<CommentedItem | null> {
  const [row] = await queryRows(
    REASON,
    sql`select database_id, post_type, title, uri, required_plan from catalogue
      where database_id = ${databaseId} and comments = true and uri is not null`,
  )
  return row ? itemRow.parse(row) : null
}

const boardOf = async ({ requiredPlan }: CommentedItem): Promise<Board> => ({
  ...DEFAULT_BOARD,
  ...(await commentsBoard()),
  requiredPlan,
})

/** The board of all comments, made with the first one. @returns its id */
async function boardOfComments(run: RunSql, at: string): Promise<number> {
  const [found] = await run(sql`select id from forum_boards where for_items = true order by id limit 1`)
  if (found) return Number(found.id)
  const { title, writers } = DEFAULT_BOARD
  const [made] = await run(
    sql`insert into forum_boards (title, slug, description, required_plan, writers, hold_first, slow_mode_s, solutions,
        "order", for_items, topic_count, reply_count, updated_at, created_at)
      values (${title}, ${SLUG}, 'The rules of comments on recipes, classes and articles.', 'none', ${writers}, 0, 0,
        false, 1000, true, 0, 0, ${at}, ${at})
      on conflict (slug) do update set for_items = true returning id`,
  )
  return Number(made?.id)
}

/**
 * A condition on `topics`: comments that a reader may read.
 */
export function readableComments({ audience }: Pick<Reader, 'audience'>): SQL {
  const plans = REQUIRED_PLANS.filter((requiredPlan) => mayRead(audience, { requiredPlan }))
  const within = valueList(plans)
  return sql`(topics.item is not null and topics.item in (select catalogue.database_id from catalogue
    where catalogue.comments = true and catalogue.required_plan in (${within})))`
}

/** Locks the topic that has an item's comments, and makes it with the first one. */
export async function lockComments(run: RunSql, { databaseId, title }: CommentedItem, now: Date): Promise<LockedTopic> {
  const at = now.toISOString()
  const board = await boardOfComments(run, at)
  const [made] = await run(
    sql`insert into forum_topics (board_id, item, title, slug, state, pinned, locked, reply_count, last_position,
        reaction_count, last_active_at, updated_at, created_at)
      values (${board}, ${databaseId}, ${title}, ${`item-${databaseId}`}, 'published', false, false, 0, 1,
        0, ${at}, ${at}, ${at})
      on conflict do nothing returning id`,
  )
  if (made) await addToBoard(run, board, 1, 0)
  const [found] = made ? [made] : await run(sql`select id from forum_topics where item = ${databaseId}`)
  const topic = found && (await lockTopic(run, Number(found.id)))
  if (!topic) throw new Error('The comments of an item have no topic.')
  return topic
}
