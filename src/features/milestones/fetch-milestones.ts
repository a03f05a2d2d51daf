import { authenticatedFetch, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import type { PersonalQuery } from '@/platform/session/personal-data'
import type { Milestones } from './milestone'
import type { celebrate } from './milestones'

/** Validates milestones from a response or session storage; undefined for anything else. */
export function parseMilestones(value: unknown): Milestones | undefined {
  const milestones = value as Partial<Milestones> | null | undefined
  const isComplete =
    typeof milestones === 'object' &&
    Array.isArray(milestones?.milestones) &&
    Array.isArray(milestones.toCelebrate) &&
    Number.isSafeInteger(milestones.streak?.weeks)
  return isComplete ? (milestones as Milestones) : undefined
}

/** The user's milestones, with days counted in the browser's time zone; null on failure. */
export async function fetchMilestones(signal?: AbortSignal): Promise<Milestones | null> {
  const { timeZone = 'UTC' } = Intl.DateTimeFormat().resolvedOptions()
  try {
    const response = await authenticatedFetch(`/api/milestones?${new URLSearchParams({ timeZone })}`, { signal })
    return response.ok ? (parseMilestones(await response.json()) ?? null) : null
  } catch {
    return null
  }
}

/** The user's milestones, stored for the session. */
export const ownMilestonesQuery: PersonalQuery<Milestones | null> = {
  name: 'milestones',
  fetch: fetchMilestones,
  parse: parseMilestones,
}

/** Claims the celebration of milestones. @returns those that had not been celebrated; none on failure */
export async function claimCelebrations(ids: readonly number[]): Promise<number[]> {
  const result = await postPersonal<CallResult<typeof celebrate>>('/api/milestones', { celebrate: ids })
  return result?.celebrate ?? []
}
