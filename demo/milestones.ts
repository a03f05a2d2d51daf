import type { HeadingIcon } from '@/rules/heading-icons'
import type { MilestoneCount } from '@/rules/milestones'

/** Something that a member can reach. */
export type DemoMilestone = {
  title: string
  description: string
  counts: MilestoneCount
  target: number
  icon: HeadingIcon
}

/** From the first evening to the sixth week. */
export const demoMilestones: readonly DemoMilestone[] = [
  {
    title: 'A first favorite',
    description: 'One thing saved that is worth coming back to.',
    counts: 'favouritesKept',
    target: 1,
    icon: 'heart',
  },
  {
    title: 'A shelf of your own',
    description: 'Ten favorites: enough to cook, move and rest for a week without looking around.',
    counts: 'favouritesKept',
    target: 10,
    icon: 'book',
  },
  {
    title: 'Three dishes judged',
    description: 'Three recipes cooked, tasted and rated.',
    counts: 'recipesRated',
    target: 3,
    icon: 'utensils',
  },
  {
    title: 'Up from the chair',
    description: 'Your first video, watched past its middle.',
    counts: 'videosWatched',
    target: 1,
    icon: 'sprout',
  },
  {
    title: 'Seven days of movement',
    description: 'In a row or not: seven days on which you moved.',
    counts: 'movementDays',
    target: 7,
    icon: 'activity',
  },
  {
    title: 'Halfway through the reset',
    description: 'Three of the six weeks are done.',
    counts: 'programmeWeeks',
    target: 3,
    icon: 'leaf',
  },
  {
    title: 'Six weeks, done',
    description: 'The whole reset. What you keep of it is yours.',
    counts: 'programmeWeeks',
    target: 6,
    icon: 'sun',
  },
  {
    title: 'A voice at the table',
    description: 'Three posts or comments. Someone was glad to read them.',
    counts: 'forumPosts',
    target: 3,
    icon: 'users',
  },
]
