import { mondayWeeksAgo } from '../dates'
import type { DemoPage } from '../page'

const dashboard: DemoPage = {
  path: '/dashboard',
  title: 'Dashboard',
  slug: 'dashboard',
  requiredPlan: 'none',
  seo: {
    description: 'A member’s own page: what you have kept, and how far you have come, in one place to begin the day.',
  },
  blocks: [
    {
      blockType: 'memberToday',
      title: 'Today',
      morning: ['breakfast'],
      midday: ['lunch', 'soups', 'salad'],
      evening: ['supper'],
      weekRotationStartDate: mondayWeeksAgo(1),
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'weeklySchedule',
      anchor: 'week',
      title: 'This week’s movements',
      subtitle: 'A day at a time',
      weekRotationStartDate: mondayWeeksAgo(1),
    },
    {
      blockType: 'programmeToday',
      anchor: 'program',
      title: 'Your program',
      subtitle: 'Step by step',
      shoppingList: true,
    },
    // Below the first view: what is personal comes after the page, and pushes down what follows.
    { blockType: 'continueWatching', title: 'Continue watching' },
    { blockType: 'memberFavorites', anchor: 'favorites', title: 'Favorites', subtitle: 'Your favorite posts' },
    {
      blockType: 'milestones',
      anchor: 'milestones',
      title: 'Milestones',
      subtitle: 'How far you have come',
      onlyNext: true,
    },
  ],
}

const member: DemoPage = {
  path: '/member',
  title: 'For members',
  slug: 'member',
  requiredPlan: 'none',
  seo: {
    description: 'Where members begin: the dashboard, the profile, the account, the shopping list and the six weeks.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-member',
      light: 'morning',
      subtitle: 'For members',
      title: '{firstName}, this is all yours',
      neutralTitle: 'This is all yours',
      textContent: 'Every place that is yours, and where you stand in each.',
    },
    {
      blockType: 'categoryGrid',
      title: 'Where to begin',
      light: 'morning',
      cards: [
        {
          title: 'Your dashboard',
          text: 'Eat, burn and sleep for today.',
          count: 'New each day',
          url: '/dashboard/',
          image: 'pillar-rest',
        },
        {
          title: 'This week’s movements',
          text: 'Seven days at the level that you choose.',
          count: 'New each Monday',
          url: '/member/this-week/',
          image: 'pillar-movement',
        },
        {
          title: 'The six weeks',
          text: 'One small change a week.',
          state: 'program',
          url: '/the-ebs-method/6wr/introduction/',
          image: 'hero-six-weeks',
        },
        {
          title: 'Your shopping list',
          text: 'What your recipes need, sorted by aisle.',
          state: 'shoppingList',
          url: '/shopping-list/',
          image: 'pillar-food',
        },
        {
          title: 'Favorites',
          text: 'Recipes, movements and reading you have kept.',
          state: 'favorites',
          url: '/dashboard/#favorites',
          image: 'hero-inspiration',
        },
        {
          title: 'Milestones',
          text: 'How far you have come, and what is next.',
          state: 'milestones',
          url: '/dashboard/#milestones',
          image: 'hero-journey',
        },
        {
          title: 'Masterclasses',
          text: 'An hour with someone who knows.',
          count: 'Live, and as replays',
          url: '/masterclasses/',
          image: 'hero-masterclasses',
        },
        {
          title: 'Community',
          text: 'Ask, answer, or read along.',
          state: 'notifications',
          url: '/community/',
          image: 'a-long-table-for-sixty',
        },
      ],
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'About you',
      leftHtml: `<h3>Your profile</h3>
<p>Your name, a picture, and a few lines about yourself. <a href="/profile/">To your profile</a></p>
<h3>Your account</h3>
<p>Your email address, your password, and where you are signed in. <a href="/account/">To your account</a></p>`,
      rightHtml: `<h3>What is yours stays yours</h3>
<p>You can take a copy of everything we hold about you, and you can leave, on the page of your account. No one has to be asked.</p>`,
    },
  ],
}

/** What members have for themselves. */
export const memberPages: readonly DemoPage[] = [dashboard, member]
