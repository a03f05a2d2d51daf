import 'server-only'
import { sql } from 'drizzle-orm'
import { asSystem } from '@/cms/client'
import { oneStatement } from '@/features/records/statements'

const REASON = 'the milestones that the person who asks has reached'

type Achieved = { achievedAt: string; celebrated: boolean }

/** What a member has reached, by the milestone's id. */
export async function achievementsOf(member: number): Promise<Map<number, Achieved>> {
  const payload = await asSystem(REASON)
  const { docs } = await payload.db.find<{ milestone: number; achievedAt: string; celebratedAt?: string | null }>({
    collection: 'achievements',
    where: { member: { equals: member } },
    pagination: false,
  })
  return new Map(
    docs.map(({ achievedAt, celebratedAt, milestone }) => [
      milestone,
      { achievedAt, celebrated: Boolean(celebratedAt) },
    ]),
  )
}

/** Notes that a member has reached milestones, each once, however many notice it at once. */
export async function achieve(member: number, milestones: readonly number[]): Promise<void> {
  const at = new Date().toISOString()
  for (const milestone of milestones) {
    // From the milestones, since an editor may have deleted it a moment ago.
    await oneStatement(
      REASON,
      sql`insert into achievements (member_id, milestone_id, achieved_at, updated_at, created_at)
        select ${member}, id, ${at}, ${at}, ${at} from milestones where id = ${milestone}
        on conflict (member_id, milestone_id) do nothing
        returning id`,
    )
  }
}

/**
 * Takes the celebration of milestones: of several browsers that ask for one at once, one gets it.
 * @returns those that had not been celebrated
 */
export async function takeCelebrations(member: number, milestones: readonly number[]): Promise<number[]> {
  const at = new Date().toISOString()
  const wanted = sql.join(
    milestones.map((id) => sql`${id}`),
    sql`, `,
  )
  const taken = await oneStatement(
    REASON,
    sql`update achievements set celebrated_at = ${at}
      where member_id = ${member} and celebrated_at is null and milestone_id in (${wanted})
      returning milestone_id`,
  )
  return taken.map((row) => Number(row.milestone_id))
}
