import { mondayWeeksAgo } from '../dates'
import type { DemoPage } from '../page'

const thisWeek: DemoPage = {
  path: '/member/this-week',
  title: 'This week',
  slug: 'this-week',
  parentPath: '/member',
  requiredPlan: 'none',
  seo: {
    description:
      'Seven days of movement at three levels: what is on today, what was yesterday, and which days are there for rest.',
  },
  blocks: [
    {
      blockType: 'weeklySchedule',
      title: 'This week',
      subtitle: 'A session for each day, and days for rest',
      weekRotationStartDate: mondayWeeksAgo(1),
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'How to use the week',
      leftHtml: `<p>What worked hard on Tuesday rests on Wednesday. Open the page, press what today says, and follow along. When a day is lost, let it be lost: the week goes on without asking, and the same session comes around again in a few weeks.</p>
<p>A rest day is part of the program. Walk to the shop, stretch in the kitchen, go to bed early.</p>`,
      rightHtml: `<h3>Which level</h3>
<ul>
<li>Beginner, when you can talk in whole sentences only between the rounds</li>
<li>Intermediate, when you can talk most of the time</li>
<li>Advanced, when you could sing and would rather not</li>
</ul>`,
    },
    {
      blockType: 'testimonialsSection',
      title: 'What stays after the first month',
      subtitle: 'Letters',
      selection: 'Automatic',
      numberOfTestimonials: 3,
      leftHtml: `<p>We ask members what is left of their first month. It is seldom the hard session. It is the quarter of an hour that found its place in the day.</p>`,
      rightHtml: `<p><a href="/ebs-testimonials/">All letters</a></p>`,
    },
  ],
}

const foodLists: DemoPage = {
  path: '/member/food-lists',
  title: 'Food lists',
  slug: 'food-lists',
  parentPath: '/member',
  requiredPlan: 'none',
  seo: {
    description:
      'Three lists to shop by, for members: green for every day, orange for some days, red for few. Each with its reasons.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-food-lists',
      light: 'morning',
      subtitle: 'Green, orange and red',
      title: 'Food lists',
      neutralTitle: 'Food lists',
      textContent: 'Green is for every day, orange for some of them, red for few. Nothing on them is forbidden.',
    },
    { blockType: 'foodLists', title: 'Green, orange, red', subtitle: 'What goes into the basket' },
  ],
}

/** What members come back for every week, below their page. */
export const schedulePages: readonly DemoPage[] = [thisWeek, foodLists]
