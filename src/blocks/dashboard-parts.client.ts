import { MilestoneList } from '@/features/milestones/MilestoneList.client'
import { ProgrammeToday } from '@/features/programmes/today/ProgrammeToday.client'
import { FavoritesBrowser } from './member-favorites/FavoritesBrowser.client'
import { MemberTodayContent } from './member-today/MemberTodayContent.client'

/** What the dashboard's blocks show, as one script: lazy parts of their own would each contain what they share. */
export const DASHBOARD_PARTS = { FavoritesBrowser, MemberTodayContent, MilestoneList, ProgrammeToday } as const
