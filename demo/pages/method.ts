import type { DemoPage } from '../page'
import { introduction } from './introduction'
import { keepGoing } from './keep-going'
import { keepGoingAdvice } from './keep-going-advice'
import { keepGoingLearning } from './keep-going-learning'
import { weekFive } from './week-five'
import { weekFour } from './week-four'
import { weekOne } from './week-one'
import { weekSix } from './week-six'
import { weekThree } from './week-three'
import { weekTwo } from './week-two'

const method: DemoPage = {
  path: '/the-ebs-method/',
  title: 'The Method',
  slug: 'the-ebs-method',
  requiredPlan: 'none',
  seo: {
    description:
      'Six weeks, one small change at a time, then a way to keep going. How the method works and what it asks of you.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-method',
      light: 'noon',
      subtitle: 'At walking pace',
      title: 'The method in six weeks',
      neutralTitle: 'The method in six weeks',
      textContent:
        'One change a week, and a week to get used to it. A free account opens all six, and the part that matters: everything after.',
      cta: { title: 'Look into week 1', url: '/the-ebs-method/6wr/week-1/' },
      secondCta: { title: 'Read the introduction', url: '/the-ebs-method/6wr/introduction/' },
      showWeeks: true,
    },
    {
      blockType: 'richColumns',
      variant: 'plain',
      title: 'How it works',
      leftHtml: `<p>Most plans ask for everything on Monday. This one asks for very little, and then asks for it again on Tuesday. Each week has one idea, a few recipes, a class a day at the level you choose, and something short for the evening.</p>
<p>You can begin in any week of the year. There is no group to keep up with, and the calendar does not mind if you stop for a cold.</p>`,
      rightHtml: `<h3>What a week holds</h3>
<ul>
<li><strong>Morning</strong>: what to cook, with a list to shop from</li>
<li><strong>Noon</strong>: twenty to thirty minutes of movement</li>
<li><strong>Dusk</strong>: one practice, ten minutes, lamp on low</li>
</ul>
<p>Miss one and you have missed one. The next meal is a good place to begin again. For the hours between there are <a href="/the-ebs-method/6wr/lg/">short guides</a>.</p>`,
    },
    {
      blockType: 'counters',
      title: 'The method, counted',
      counters: [
        { number: 6, text: 'weeks, and as many more as you like' },
        { number: 1, text: 'change at a time' },
        { number: 20, suffix: ' min', text: 'on the mat, ten on a bad day' },
        { number: 10, suffix: ' min', text: 'with the lamp turned low' },
        { number: 0, text: 'powders, points and scales' },
      ],
      light: 'noon',
    },
    {
      blockType: 'cardAccordion',
      title: 'The six weeks, one idea each',
      cards: [
        {
          title: 'Breakfast, sitting down',
          contentHtml:
            '<p>A chair, a bowl, ten minutes. The easiest week, and the one that people still do a year later.</p>',
          image: 'hero-week-1',
          button: { title: 'Open week 1', url: '/the-ebs-method/6wr/week-1/', target: '_self' },
        },
        {
          title: 'An earlier evening',
          contentHtml:
            '<p>Supper moves forward by half an hour, the lamps go down, the phone gets a bed of its own.</p>',
          image: 'hero-week-2',
          button: { title: 'Open week 2', url: '/the-ebs-method/6wr/week-2/', target: '_self' },
        },
        {
          title: 'Twenty minutes at noon',
          contentHtml:
            '<p>A class at the level of the day. Ten minutes count, and so does the walk around the block.</p>',
          image: 'hero-week-3',
          button: { title: 'Open week 3', url: '/the-ebs-method/6wr/week-3/', target: '_self' },
        },
        {
          title: 'More plants, in more colors',
          contentHtml:
            '<p>One new vegetable, one new bean, one herb by the handful. Nothing is taken away to make room.</p>',
          image: 'hero-week-4',
          button: { title: 'Open week 4', url: '/the-ebs-method/6wr/week-4/', target: '_self' },
        },
        {
          title: 'Eating with other people',
          contentHtml:
            '<p>Birthdays, canteens, the aunt with the second helping. How to say yes, and how to say it once.</p>',
          image: 'hero-week-5',
          button: { title: 'Open week 5', url: '/the-ebs-method/6wr/week-5/', target: '_self' },
        },
        {
          title: 'What stays',
          contentHtml:
            '<p>You read your page from week one, keep what was yours and leave the rest without regret.</p>',
          image: 'hero-week-6',
          button: { title: 'Open week 6', url: '/the-ebs-method/6wr/week-6/', target: '_self' },
        },
      ],
    },
    {
      blockType: 'richColumns',
      variant: 'tinted',
      light: 'dusk',
      title: 'And then you keep going',
      leftHtml: `<p>The seventh week is the interesting one. By then you will have kept some of it and dropped some of it, and both are information. <a href="/the-ebs-method/keep-going/">Keep going</a> is the part for afterward: new recipes with the season, classes that get on with it, and people to compare notes with.</p>`,
      rightHtml: `<h3>Who it is for</h3>
<p>People with jobs, stairs, relatives and a stove. If you are pregnant, under eighteen, unwell, on medication, or have a difficult history with food, talk to your doctor before you start. <a href="/memberships">See what each membership includes</a>.</p>`,
    },
    { blockType: 'section', section: 'choose-a-monday' },
  ],
}

const sixWeekReset: DemoPage = {
  path: '/the-ebs-method/6wr/',
  title: 'Six-Week Reset',
  slug: '6wr',
  parentPath: '/the-ebs-method/',
  requiredPlan: 'none',
  seo: {
    description: 'The six-week reset: one idea a week for food, movement and rest. It begins with the introduction.',
  },
  // Never seen: a permanent redirect leads to the introduction. It holds the place between the two in the tree.
  blocks: [],
}

/** The method, the pages of its six weeks, and those of the time after. */
export const methodPages: readonly DemoPage[] = [
  method,
  sixWeekReset,
  introduction,
  weekOne,
  weekTwo,
  weekThree,
  weekFour,
  weekFive,
  weekSix,
  keepGoing,
  keepGoingAdvice,
  keepGoingLearning,
]
