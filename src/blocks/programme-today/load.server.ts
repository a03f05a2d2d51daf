import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { programmeNames } from '@/features/programmes/plan.server'
import type { Progress } from '@/features/programmes/progress'
import { relationId } from '@/rules/relation-id'

/** The programs that members can start or follow here. What is personal comes by call. */
export type ProgrammeTodayData = {
  programmes: { slug: string; title: string }[]
  /** Only in the style guide, where no one follows a program. */
  example?: Progress
}

/** The chosen programs that are published, or all of them. */
export async function loadProgrammeToday({ programmes }: BlockOf<'programmeToday'>): Promise<ProgrammeTodayData> {
  const ids = (programmes ?? []).map(relationId).filter((id) => id !== null)
  return { programmes: await programmeNames(ids) }
}
