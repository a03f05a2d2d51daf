import type { PostType } from '@/model/content-types'
import type { RelatedTexts } from './RelatedItems'

/** The words above related items of a type, and the link to all of them. Types that are not here have none. */
export const RELATED_TEXTS = {
  recipes: {
    title: 'You may also like',
    subtitle: 'Dishes of the same kind, for another day.',
    archive: { title: 'All recipes', url: '/recipes/' },
  },
  posts: {
    title: 'More articles',
    subtitle: 'Of the same kind, for another quiet half hour.',
    archive: { title: 'All articles', url: '/ebs-blog/' },
  },
  expertAdvices: {
    title: 'More advice',
    subtitle: 'Of the same kind, or close to it.',
    archive: { title: 'All expert advice', url: '/expert-advices/' },
  },
  movementGuides: {
    title: 'More like this',
    subtitle: 'For the same part of you, on another day.',
    archive: { title: 'All movements', url: '/movements/' },
  },
  guidedMeditations: {
    title: 'More quiet minutes',
    subtitle: 'Of the same kind, for another evening.',
    archive: { title: 'All meditations', url: '/meditations/' },
  },
  podcasts: {
    title: 'More episodes',
    subtitle: 'Of the same kind, for another walk.',
    archive: { title: 'All episodes', url: '/podcasts/' },
  },
  events: {
    title: 'More events',
    subtitle: 'In person and online.',
    archive: { title: 'All events', url: '/events/' },
  },
  rebootReviveWeeks: {
    title: 'More weeks',
    subtitle: 'Of the same kind, for every season.',
    archive: { title: 'All weeks', url: '/reboot-revive/' },
  },
} satisfies Partial<Record<PostType, RelatedTexts>>
