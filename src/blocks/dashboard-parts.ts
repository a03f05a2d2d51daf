import { MilestoneList } from '@/features/milestones/MilestoneList.client'
import { ProgrammeToday } from '@/features/programmes/today/ProgrammeToday.client'
import { FavoritesBrowser } from './member-favorites/FavoritesBrowser.client'

/**
 * What blocks of the dashboard show once the member's data has arrived, as one script: one for each would contain what
 * they share.
 */
export const DASHBOARD_PARTS = { FavoritesBrowser, MilestoneList, ProgrammeToday } as const
