import type { PostType } from '@/catalogue/post-types'

/** What movements, meditations, classes, episodes, events and weeks are filed under, in the order of the tabs. SPEC 2.2, 3. */
export interface DemoTopic {
  slug: string
  title: string
  /** The type that it sorts. */
  taxonomy: PostType
}

export const demoTopics: readonly DemoTopic[] = [
  { slug: 'legs-and-hips', title: 'Legs and hips', taxonomy: 'movementGuides' },
  { slug: 'upper-body', title: 'Upper body', taxonomy: 'movementGuides' },
  { slug: 'balance', title: 'Balance', taxonomy: 'movementGuides' },
  { slug: 'mobility', title: 'Mobility', taxonomy: 'movementGuides' },
  { slug: 'rest-day', title: 'Rest days', taxonomy: 'movementGuides' },
  { slug: 'breath', title: 'Breath', taxonomy: 'guidedMeditations' },
  { slug: 'body-scan', title: 'Body', taxonomy: 'guidedMeditations' },
  { slug: 'before-meals', title: 'Before meals', taxonomy: 'guidedMeditations' },
  { slug: 'evening-quiet', title: 'Evening', taxonomy: 'guidedMeditations' },
  { slug: 'class-kitchen', title: 'Kitchen', taxonomy: 'masterclasses' },
  { slug: 'class-movement', title: 'Movement', taxonomy: 'masterclasses' },
  { slug: 'class-rest', title: 'Rest', taxonomy: 'masterclasses' },
  { slug: 'podcast-food', title: 'Food', taxonomy: 'podcasts' },
  { slug: 'podcast-movement', title: 'Movement', taxonomy: 'podcasts' },
  { slug: 'podcast-rest', title: 'Rest', taxonomy: 'podcasts' },
  { slug: 'podcast-conversations', title: 'Conversations', taxonomy: 'podcasts' },
  { slug: 'in-person-events', title: 'In person', taxonomy: 'events' },
  { slug: 'online-events', title: 'Online', taxonomy: 'events' },
  { slug: 'reboot-weeks', title: 'Reboot', taxonomy: 'rebootReviveWeeks' },
  { slug: 'revive-weeks', title: 'Revive', taxonomy: 'rebootReviveWeeks' },
]
