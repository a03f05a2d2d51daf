import type { DemoPage } from '../page'
import { stepsAt } from './week-steps'

/**
 * The months after the six weeks. Open to all, so that visitors who consider the reset see what follows it. The
 * two pages below it are for members, as the introduction is.
 */
export const keepGoing: DemoPage = {
  path: '/the-ebs-method/keep-going/',
  title: 'Keep going',
  slug: 'keep-going',
  parentPath: '/the-ebs-method/',
  requiredPlan: 'none',
  seo: {
    description:
      'After the six-week reset: what to cook, how to move and what to change from month to month. Open to everyone, for a look ahead.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-keep-going',
      light: 'noon',
      subtitle: 'The months after the six weeks',
      title: 'Keep going',
      neutralTitle: 'Keep going',
      textContent:
        'You keep two or three habits and try something new now and then. There is no last day, and you can pause whenever you need to.',
      cta: { title: 'New here? Start with the introduction', url: '/the-ebs-method/6wr/introduction/' },
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'cardAccordion',
      anchor: 'months',
      title: 'Month by month',
      cards: [
        {
          title: 'The first month: repeat',
          contentHtml: `<p>Cook what you liked best, at the times that you have found. Move on the days on which it worked. Nothing is added, so that the habits have time to become easy.</p>
<p>Once a week, try one recipe that you do not know.</p>`,
          image: 'a-kitchen-that-helps',
          button: { title: 'Back to week 6', url: '/the-ebs-method/6wr/week-6/', target: '_self' },
        },
        {
          title: 'The second month: a little more',
          contentHtml: `<p>Make one session a week longer, or take the next level on a good day. Look at the week ahead and choose the days for it.</p>
<p>In the kitchen, cook one large pot a week and eat from it twice.</p>`,
          image: 'strong-after-fifty',
          button: { title: 'See this week’s sessions', url: '/member/this-week', target: '_self' },
        },
        {
          title: 'The third month: learn something',
          contentHtml: `<p>Choose one thing that interests you: knife work, bread, breathing, feet. One masterclass or one episode a week is plenty.</p>
<p>Then read the page that you wrote in week six, and change what needs changing.</p>`,
          image: 'a-knife-and-an-onion',
          button: { title: 'Keep learning', url: '/the-ebs-method/keep-going/learning/', target: '_self' },
        },
        {
          title: 'Every season after that',
          contentHtml: `<p>With each season come new recipes and two reboot weeks. Use them as a fresh start, when you have been ill or on the road, or because you feel like it.</p>`,
          image: 'summer-week-1',
          button: { title: 'See the seasonal weeks', url: '/reboot-revive/', target: '_self' },
        },
      ],
    },
    {
      blockType: 'keepGoingTitle',
      anchor: 'eat',
      light: 'morning',
      subtitle: 'Morning, food',
      title: 'Eat: cook with the season',
      text: 'New recipes come in throughout the year. Choose one for the weekend, and keep the ones that you make again as favorites.',
      link: { title: 'All recipes', url: '/recipes' },
    },
    { blockType: 'keepGoingRecipes', title: 'New in the kitchen', method: 'Automatic', numberOfItems: 8 },
    {
      blockType: 'keepGoingTitle',
      anchor: 'burn',
      light: 'noon',
      subtitle: 'Noon, movement',
      title: 'Burn: find your usual days',
      text: 'Three good days a week are a fine plan. Here are two sessions for each level that leave you room to grow into them.',
      link: { title: 'This week, day by day', url: '/member/this-week' },
    },
    {
      blockType: 'keepGoingMovements',
      title: 'For the coming weeks',
      method: 'Manual',
      items: [
        'a-slow-sunday',
        'up-from-the-chair',
        'balance-on-a-tuesday',
        'a-back-that-carries',
        'twelve-slow-minutes',
        'the-long-plank',
      ],
      archiveLink: { title: 'All movements', url: '/movements' },
    },
    {
      blockType: 'richColumns',
      anchor: 'sleep',
      variant: 'tinted',
      light: 'dusk',
      title: 'Sleep: one evening at a time',
      leftHtml: `<p>Of all the habits, the evening is the one that travel and work upset first. When that has happened, begin with the small lamp, then the phone, then supper. A few evenings are usually enough to get used to it again.</p>
<p>Choose a <a href="/meditations">meditation</a> for the month and do the same one every night. It becomes easier with repetition.</p>`,
      rightHtml: `<h3>When you have stopped</h3>
<p>Most people stop at some time: a cold, a move, a deadline, a holiday. Start with the next breakfast. You do not need to make up for anything or go back to week one, though you may if you enjoyed it.</p>
<p>If you are ill, pregnant or have a new diagnosis, talk to your doctor before you go on as before.</p>`,
    },
    {
      blockType: 'resourcesGrid',
      anchor: 'members',
      title: 'For members',
      subtitle: 'Two collections to come back to, and the weeks of the season. A free membership opens the first two.',
      resources: [
        {
          title: 'Expert advice for the time after',
          url: '/the-ebs-method/keep-going/expert-advice/',
          target: '_self',
          image: 'fallback-article',
        },
        {
          title: 'Keep learning',
          url: '/the-ebs-method/keep-going/learning/',
          target: '_self',
          image: 'salt-acid-and-patience',
        },
        { title: 'Reboot and revive', url: '/reboot-revive/', target: '_self', image: 'fall-week-1' },
      ],
    },
    stepsAt('/the-ebs-method/keep-going/'),
  ],
}
