import 'server-only'
import { sql } from 'drizzle-orm'
import { executeSql, queryRows, toDate } from '@/cms/client/sql.server'
import { valueList } from '@/cms/client/value-list'

const REASON = 'the milestones that the signed-in user has achieved'

type Achievement = { achievedAt: string; celebrated: boolean }

/** A member's achievements, by the milestone's id. */
export async function achievementsOf(member: number): Promise<Map<number, Achievement>> {
  const rows = await queryRows(
    REASON,
    sql`select milestone_id, achieved_at, celebrated_at from achievements where member_id = ${member}`,
  )
  return new Map(
    rows.map((row) => [
      Number(row.milestone_id),
      { achievedAt: toDate(row.achieved_at).toISOString(), celebrated: row.celebrated_at !== null },
    ]),
  )
}

/** Records achieved milestones, each once, also in concurrent calls. */
export async function recordAchievements(member: number, milestones: readonly number[]): Promise<void> {
  const nowIso = new Date().toISOString()
  for (const milestone of milestones) {
    // Selects from the milestones, since an editor may have deleted one in between.
    await executeSql(
      REASON,
      sql`insert into achievements (member_id, milestone_id, achieved_at, updated_at, created_at)
        select ${member}, id, ${nowIso}, ${nowIso}, ${nowIso} from milestones where id = ${milestone}
        on conflict (member_id, milestone_id) do nothing
        returning id`,
    )
  }
}

/**
 * Claims the celebration of milestones: of several browsers that ask at once, only one gets it.
 * @returns those that had not been celebrated
 */
export async function claimCelebrations(member: number, milestones: readonly number[]): Promise<number[]> {
  const nowIso = new Date().toISOString()
  const idList = valueList(milestones)
  const claimed = await executeSql(
    REASON,
    sql`update achievements set celebrated_at = ${nowIso}
      where member_id = ${member} and celebrated_at is null and milestone_id in (${idList})
      returning milestone_id`,
  )
  return claimed.map((row) => Number(row.milestone_id))
}
