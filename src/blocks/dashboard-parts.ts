import { MilestoneList } from '@/features/milestones/MilestoneList.client'
import { ProgrammeToday } from '@/features/programmes/today/ProgrammeToday.client'
import { CardState } from './category-grid/CardState.client'
import { FavoritesBrowser } from './member-favorites/FavoritesBrowser.client'

/**
 * What blocks of members' pages show once the member's data has arrived, as one script: one for each would contain what
 * they share.
 */
export const DASHBOARD_PARTS = { CardState, FavoritesBrowser, MilestoneList, ProgrammeToday } as const
