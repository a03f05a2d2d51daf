import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows, toDate } from '@/cms/client/sql.server'
import type { ActivityCounts, MilestoneCount } from '@/rules/milestones'
import { dayInTimeZone } from '@/rules/streak'

const REASON = 'the activity of the signed-in user'

/** A member's counts of all activities that milestones use. */
export async function activityCounts(member: number): Promise<ActivityCounts> {
  const [row] = await queryRows(
    REASON,
    // A watch without watched_at was only started. The table identities knows an item's type, also after it was
    // unpublished.
    sql`select
      (select count(*) from watches where member_id = ${member} and watched_at is not null) as videos_watched,
      (select count(distinct viewings.day) from viewings join identities on identities.id = viewings.item
        where viewings.member_id = ${member} and identities.post_type = 'movementGuides') as movement_days,
      (select count(*) from ratings where member_id = ${member}) as recipes_rated,
      (select count(*) from favourites where member_id = ${member} and kept) as favourites_kept,
      (select count(*) from programme_weeks where member_id = ${member}) as programme_weeks,
      (select count(*) from forum_posts where author_id = ${member} and state = 'published') as forum_posts`,
  )
  return {
    videosWatched: Number(row?.videos_watched ?? 0),
    movementDays: Number(row?.movement_days ?? 0),
    recipesRated: Number(row?.recipes_rated ?? 0),
    favouritesKept: Number(row?.favourites_kept ?? 0),
    programmeWeeks: Number(row?.programme_weeks ?? 0),
    forumPosts: Number(row?.forum_posts ?? 0),
  } satisfies Record<MilestoneCount, number>
}

/**
 * The days on which a member has watched, rated or favorited something or finished a week, as YYYY-MM-DD. A favorite
 * counts on the day it was first added, also if it was removed later, so that past weeks do not change.
 * @param timeZone the member's
 */
export async function activeDays(member: number, timeZone: string): Promise<string[]> {
  const activities = await queryRows(
    REASON,
    sql`select created_at as at from viewings where member_id = ${member}
      union all select created_at from ratings where member_id = ${member}
      union all select created_at from favourites where member_id = ${member}
      union all select created_at from programme_weeks where member_id = ${member}`,
  )
  return [...new Set(activities.map(({ at }) => dayInTimeZone(timeZone, toDate(at))))]
}
