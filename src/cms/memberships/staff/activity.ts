import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RunSql } from '@/cms/database/sql-adapter'
import { POST_STATES } from '@/rules/forum/terms'
import { LIMITS } from '@/rules/limits'
import { shorten } from '@/rules/shorten'

/** The newest of something that a member did, and how much of it there is. */
export type Recent<Row> = { count: number; rows: Row[] }

const number = z.coerce.number()
const time = z.coerce.date().transform((at) => at.toISOString())
/** An item without a title is not published any more. */
const item = { id: number, title: z.string().nullable(), uri: z.string().nullable(), at: time }

const favoriteRow = z.object(item)
const watchedRow = z.object({ ...item, watched_at: time.nullable() })
const ratingRow = z.object({ ...item, rating: number })
const roundRow = z.object({
  id: number,
  title: z.string().nullable(),
  round: number,
  started_on: z.string(),
  ended_on: z.string().nullable(),
  steps: number,
})
const postRow = z.object({
  id: number,
  title: z.string(),
  text: z.string().nullable(),
  state: z.enum(POST_STATES),
  at: time,
})

export type MemberPost = z.infer<typeof postRow>
export type MemberActivity = {
  /** Videos that were started or watched. */
  watched: Recent<z.infer<typeof watchedRow>>
  favorites: Recent<z.infer<typeof favoriteRow>>
  ratings: Recent<z.infer<typeof ratingRow>>
  /** Rounds of programs. */
  rounds: Recent<z.infer<typeof roundRow>>
}

const POST_CHARS = 120

const total = z.object({ total: number })

/** Runs a query whose rows each have the number of all in `total`. */
async function recent<Row>(run: RunSql, schema: z.ZodType<Row>, query: SQL): Promise<Recent<Row>> {
  const rows = await run(query)
  return { count: rows[0] ? total.parse(rows[0]).total : 0, rows: schema.array().parse(rows) }
}

/** The newest rows of a member in a table whose rows are about an item. */
const ofItems = (table: string, member: number, columns: SQL, where = sql`1 = 1`) =>
  sql`select marks.id, items.title, items.uri, marks.updated_at as at, count(*) over () as total ${columns}
    from ${sql.identifier(table)} as marks left join catalogue as items on items.database_id = marks.item
    where marks.member_id = ${member} and ${where}
    order by marks.updated_at desc, marks.id desc limit ${LIMITS.memberActivityRows}`

/** What a member watched, kept, rated and follows. Only managers and administrators may see it. */
export async function memberActivity(run: RunSql, member: number): Promise<MemberActivity> {
  return {
    watched: await recent(run, watchedRow, ofItems('watches', member, sql`, marks.watched_at`)),
    favorites: await recent(run, favoriteRow, ofItems('favourites', member, sql``, sql`marks.kept = true`)),
    ratings: await recent(run, ratingRow, ofItems('ratings', member, sql`, marks.rating`)),
    rounds: await recent(
      run,
      roundRow,
      sql`select rounds.id, programmes.title, rounds.round, rounds.started_on, rounds.ended_on,
          count(*) over () as total,
          (select count(*) from done_steps where done_steps.enrolment_id = rounds.id) as steps
        from enrolments as rounds left join programmes on programmes.id = rounds.programme_id
        where rounds.member_id = ${member}
        order by rounds.started_on desc, rounds.id desc limit ${LIMITS.memberActivityRows}`,
    ),
  }
}

/** A person's posts in the community, in every state. Only moderators may see them. */
export async function memberPosts(run: RunSql, member: number): Promise<Recent<MemberPost>> {
  const posts = await recent(
    run,
    postRow,
    sql`select posts.id, topics.title, posts.text, posts.state, posts.created_at as at, count(*) over () as total
      from forum_posts as posts join forum_topics as topics on topics.id = posts.topic_id
      where posts.author_id = ${member}
      order by posts.created_at desc, posts.id desc limit ${LIMITS.memberActivityRows}`,
  )
  const rows = posts.rows.map((post) => ({ ...post, text: shortText(post) }))
  return { ...posts, rows }
}

/** A deleted post has no words, and a post can be a picture alone. */
const shortText = ({ state, text }: MemberPost) =>
  state === 'deleted' ? null : shorten((text ?? '').replace(/\s+/g, ' ').trim(), POST_CHARS).text || null
