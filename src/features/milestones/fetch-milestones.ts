import { authenticatedFetch } from '@/features/session/authenticated-fetch'
import type { Milestones } from './milestone'

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

/** Claims the celebration of milestones. @returns those that had not been celebrated; none on failure */
export async function claimCelebrations(ids: readonly number[]): Promise<number[]> {
  try {
    const response = await authenticatedFetch('/api/milestones', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ celebrate: ids }),
    })
    return response.ok ? ((await response.json()) as { celebrate: number[] }).celebrate : []
  } catch {
    return []
  }
}
