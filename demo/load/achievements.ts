import { insideTransaction } from '@/cms/client/sql.server'
import { claimCelebrations, recordAchievements } from '@/features/milestones/achievements.server'
import { activityCounts } from '@/features/milestones/activity.server'
import { milestoneProgress } from '@/rules/milestones'
import { demoPeople } from '../people'
import { writers } from './community-people'
import type { Loading } from './context'

/** What the demo accounts have reached by what was loaded: they have seen it before, so no message greets them. */
export async function loadAchievements(loading: Loading): Promise<void> {
  const { payload, req } = loading
  const people = await writers(loading)
  const { docs } = await payload.find({ collection: 'milestones', depth: 0, pagination: false, req })
  await insideTransaction(req, async () => {
    for (const { username } of demoPeople) {
      const id = people.get(username)?.id
      if (id === undefined) throw new Error(`There is no ${username} in the demo.`)
      const counts = await activityCounts(id)
      const reached = docs.filter((row) => milestoneProgress(row, counts) === row.target).map((row) => row.id)
      if (reached.length === 0) continue
      await recordAchievements(id, reached)
      await claimCelebrations(id, reached)
    }
  })
}
