import type { PageQueries } from '@/platform/session/page-queries'

/** The query key of a member's progress in a program. */
export const programmeKey = (userId: number, slug: string) => ['programme', userId, slug] as const

/**
 * Invalidates a member's progress in all programs: what is on show is fetched again, the others when they are shown.
 * @returns settles when what is on show was fetched
 */
export const invalidateProgrammes = (client: PageQueries, userId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: ['programme', userId] })
