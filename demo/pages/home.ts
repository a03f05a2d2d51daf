import type { DemoPage } from '../page'
import { newestRow } from './newest-row'
import { newsletter } from './newsletter'

/** The home page is one day: food in the morning, movement at noon, rest at dusk. */
export const homePage: DemoPage = {
  path: '/',
  title: 'Home',
  slug: '',
  requiredPlan: 'none',
  seo: {
    description:
      'Recipes for the morning, movement for noon, and quiet for the evening. A day in good order, at a pace you can keep.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-home',
      subtitle: 'Eat, burn, sleep',
      title: 'Begin where the light is, {firstName}',
      neutralTitle: 'Begin where the light is',
      textContent:
        'Something good to eat, a reason to get up from the chair, and an evening that knows when to stop. Take one, or all three.',
      cta: { title: 'See the recipes', url: '/recipes' },
      topBannerLink: { url: '/the-ebs-method/', title: 'Six weeks, one small change at a time', target: '_self' },
    },
    {
      blockType: 'threeCards',
      title: 'Three good hours make a good day',
      introText:
        'You do not need a new life by Monday. Begin with the hour that feels nearest: something warm to eat, twenty minutes on a mat, or ten with the lamp turned low. The rest tends to follow.',
      cards: [
        {
          subtitle: 'Morning, food',
          title: 'Eat what keeps you even',
          text: 'Whole food, short lists, and steps that say what to look for. Most of it is on the table within half an hour.',
          image: 'pillar-food',
          button: { title: 'Open the kitchen', url: '/recipes', target: '_self' },
        },
        {
          subtitle: 'Noon, movement',
          title: 'Move before the second coffee',
          text: 'A wall, a towel and a bit of floor. The level belongs to the day and not to you.',
          image: 'pillar-movement',
          button: { title: 'Why noon', url: '/ebs-blog/twenty-minutes-at-noon/', target: '_self' },
        },
        {
          subtitle: 'Dusk, rest',
          title: 'Sleep, and mean it',
          text: 'Sleep does not answer to effort, which is its charm. What you can do is clear the way.',
          image: 'pillar-rest',
          button: { title: 'The last hour of the day', url: '/ebs-blog/the-last-hour-of-the-day/', target: '_self' },
        },
      ],
    },
    {
      blockType: 'postsGrid',
      title: 'In the kitchen this week',
      postType: 'recipes',
      ...newestRow(5),
      archiveLink: { title: 'All recipes', url: '/recipes' },
    },
    {
      blockType: 'backgroundCta',
      width: 'full',
      backgroundImage: 'hero-six-weeks',
      subtitle: 'The method',
      title: 'Six weeks, one small change at a time',
      text: 'Most plans ask for everything on Monday. This one asks for very little, and then asks for it again on Tuesday.',
      button: { title: 'See how it works', url: '/the-ebs-method/', target: '_self' },
      actionBar: {
        title: 'Week one is open to everyone: breakfast, sitting down',
        url: '/the-ebs-method/6wr/week-1/',
        target: '_self',
      },
      light: 'noon',
    },
    {
      blockType: 'featuredPosts',
      selection: 'Automatic',
      title: 'For the chair by the window',
      postType: 'posts',
      numberOfTiles: 4,
    },
    {
      blockType: 'testimonialsGrid',
      title: 'Trusted by 5,000+ happy members',
      subtitle: 'Three of them, shortened and never improved',
      selection: 'Manual',
      testimonials: ['breakfast-sitting-down', 'the-level-belongs-to-the-day', 'the-telephone-sleeps-in-the-hall'],
    },
    {
      blockType: 'forumItems',
      forumTitle: 'At the long table',
      forumSubtitle: 'What members are talking about',
      forumCtaLink: { title: 'To the community', url: '/community/', target: '_self' },
      itemImages: [{ image: 'pillar-food' }, { image: 'pillar-rest' }, { image: 'pillar-movement' }],
    },
    {
      blockType: 'relatedFaqs',
      title: 'You may be wondering',
      faqs: [
        'what-is-free',
        'how-does-the-six-week-reset-work',
        'do-i-need-equipment',
        'i-have-an-allergy-can-i-rely-on-your-recipes',
      ],
    },
    newsletter,
  ],
}
