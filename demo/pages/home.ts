import { mondayWeeksAgo } from '../dates'
import type { DemoBlock, DemoBlockOf, DemoPage } from '../page'
import { newestRow } from './newest-row'
import { newsletter } from './newsletter'

const MEMBERS = ['free', 'standard', 'premium'] as const
/** Who may still choose a membership. */
const CHOOSING = ['visitor', 'free'] as const

const sixWeeks = (visibleTo: DemoBlockOf<'backgroundCta'>['visibleTo'], weekOne: string): DemoBlock => ({
  blockType: 'backgroundCta',
  visibleTo,
  width: 'full',
  backgroundImage: 'hero-six-weeks',
  subtitle: 'The method',
  title: 'Six weeks, one small change at a time',
  text: 'Most plans ask for everything on Monday. This one asks for very little, and then asks for it again on Tuesday.',
  button: { title: 'See how it works', url: '/the-ebs-method/', target: '_self' },
  actionBar: { title: weekOne, url: '/the-ebs-method/6wr/week-1/', target: '_self' },
  light: 'noon',
})

/** The home page says to visitors what the site is; it opens with today for members. */
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
      blockType: 'memberToday',
      visibleTo: [...MEMBERS],
      title: 'Your day, in short',
      short: true,
      morning: ['breakfast'],
      midday: ['lunch', 'soups', 'salad'],
      evening: ['supper'],
      weekRotationStartDate: mondayWeeksAgo(1),
    },
    {
      blockType: 'hero',
      visibleTo: ['visitor'],
      backgroundImage: 'hero-home',
      subtitle: 'Recipes, movement and rest for every day',
      title: 'Eat well, move a little, sleep',
      textContent: 'Food that settles, movement for a small room, and evenings that end in sleep.',
      showCounts: true,
      showOpen: true,
      cta: { title: 'Start for free', url: '/memberships/#join' },
      secondCta: { title: 'See the recipes', url: '/recipes' },
      proof: 'Trusted by 5,000+ happy members',
      topBannerShow: false,
    },
    {
      blockType: 'threeCards',
      visibleTo: ['visitor'],
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
      visibleTo: ['visitor'],
      title: 'In the kitchen this week',
      postType: 'recipes',
      ...newestRow(5),
      archiveLink: { title: 'All recipes', url: '/recipes' },
    },
    {
      // None of the meals that today may suggest above it.
      blockType: 'postsGrid',
      visibleTo: [...MEMBERS],
      title: 'New: sides, and something sweet',
      postType: 'recipes',
      categories: ['sides', 'sweet'],
      ...newestRow(5),
      archiveLink: { title: 'All recipes', url: '/recipes' },
    },
    sixWeeks(['visitor'], 'Week one opens with a free account: breakfast, sitting down'),
    sixWeeks([...MEMBERS], 'Week one: breakfast, sitting down'),
    {
      blockType: 'featuredPosts',
      selection: 'Automatic',
      title: 'For the chair by the window',
      postType: 'posts',
      numberOfTiles: 4,
    },
    {
      blockType: 'testimonialsSection',
      visibleTo: [...CHOOSING],
      title: 'In a member’s words',
      image: 'blueberry-porridge-with-toasted-chestnut',
      archiveLink: { title: 'More letters from members', url: '/ebs-testimonials' },
      selection: 'Manual',
      testimonials: ['breakfast-sitting-down'],
    },
    {
      blockType: 'membershipPlans',
      visibleTo: [...CHOOSING],
      format: 'menu',
      title: 'Stay for as long as it does you good',
      text: 'Look around for nothing. Join when you want the whole kitchen, every class, and company along the way. Leave whenever you like.',
    },
    {
      blockType: 'forumItems',
      forumTitle: 'At the long table',
      forumSubtitle: 'What members are talking about',
      forumCtaLink: { title: 'To the community', url: '/community/', target: '_self' },
      itemImages: [
        { image: 'a-long-table-for-sixty' },
        { image: 'letters-after-midnight' },
        { image: 'open-kitchen-evening' },
      ],
    },
    {
      blockType: 'relatedFaqs',
      visibleTo: [...CHOOSING],
      title: 'You may be wondering',
      faqs: [
        'what-is-free',
        'how-does-the-six-week-reset-work',
        'do-i-need-equipment',
        'i-have-an-allergy-can-i-rely-on-your-recipes',
      ],
    },
    {
      blockType: 'relatedFaqs',
      visibleTo: ['standard', 'premium'],
      title: 'You may be wondering',
      faqs: [
        'can-i-change-the-number-of-servings',
        'which-level-should-i-choose',
        'how-does-the-six-week-reset-work',
        'may-i-share-a-recipe-or-a-video',
      ],
    },
    newsletter,
  ],
}
