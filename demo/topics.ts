import type { PostType } from '@/model/content-types'

/** What everything but recipes is filed under, in the order of the tabs. */
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
  { slug: 'food-sense', title: 'Food and sense', taxonomy: 'posts' },
  { slug: 'in-the-kitchen', title: 'In the kitchen', taxonomy: 'posts' },
  { slug: 'on-the-move', title: 'On the move', taxonomy: 'posts' },
  { slug: 'the-evening', title: 'The evening', taxonomy: 'posts' },
  { slug: 'belly', title: 'Belly', taxonomy: 'expertAdvices' },
  { slug: 'head-and-nerves', title: 'Head and nerves', taxonomy: 'expertAdvices' },
  { slug: 'sleep-and-strain', title: 'Sleep and strain', taxonomy: 'expertAdvices' },
  { slug: 'joints-and-muscles', title: 'Joints and muscles', taxonomy: 'expertAdvices' },
  { slug: 'heart-and-blood', title: 'Heart and blood', taxonomy: 'expertAdvices' },
  { slug: 'hormones', title: 'Hormones', taxonomy: 'expertAdvices' },
  { slug: 'skin', title: 'Skin', taxonomy: 'expertAdvices' },
  { slug: 'the-harbor-courier', title: 'The Harbor Courier', taxonomy: 'press' },
  { slug: 'orchard-radio', title: 'Orchard Radio', taxonomy: 'press' },
  { slug: 'slow-monday', title: 'Slow Monday', taxonomy: 'press' },
  { slug: 'common-ground', title: 'Common Ground', taxonomy: 'press' },
  { slug: 'northlight', title: 'Northlight', taxonomy: 'press' },
  { slug: 'la-lanterne', title: 'La Lanterne', taxonomy: 'press' },
  { slug: 'about-membership', title: 'Membership', taxonomy: 'faqs' },
  { slug: 'about-food', title: 'Food', taxonomy: 'faqs' },
  { slug: 'about-movement', title: 'Movement', taxonomy: 'faqs' },
  { slug: 'about-payments', title: 'Payments', taxonomy: 'faqs' },
  { slug: 'about-the-community', title: 'Community', taxonomy: 'faqs' },
  { slug: 'about-your-data', title: 'Your data', taxonomy: 'faqs' },
  { slug: 'for-the-kitchen', title: 'For the kitchen', taxonomy: 'yaldaLovesProducts' },
  { slug: 'for-moving', title: 'For moving', taxonomy: 'yaldaLovesProducts' },
  { slug: 'for-the-evening', title: 'For the evening', taxonomy: 'yaldaLovesProducts' },
]
