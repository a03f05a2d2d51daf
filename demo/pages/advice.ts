import type { DemoPage } from '../page'

/** Advice for ordinary days; pages of single conditions are at /expert-advices/. */
export const advicePage: DemoPage = {
  path: '/advice/',
  title: 'Advice for ordinary days',
  slug: 'advice',
  requiredPlan: 'none',
  seo: {
    description:
      'Eating, moving and sleeping on ordinary days: what to try first, how long to try it, and when to ask a doctor instead.',
  },
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'band-advice',
      light: 'morning',
      subtitle: 'Small places to start',
      title: 'Advice for ordinary days',
      neutralTitle: 'Advice for ordinary days',
      textContent:
        'For days when nothing is wrong, and everything could be a little easier. Written by Edie Hallam, read by Dr. Oona Kessler.',
    },
    {
      blockType: 'categoryGrid',
      title: 'Four small places to start',
      light: 'morning',
      cards: [
        {
          title: 'Breakfast',
          text: 'Have one, and sit down for it.',
          url: '/advice/#breakfast-section',
          count: 'Eating',
          image: 'a-case-for-breakfast',
        },
        {
          title: 'The middle of the day',
          text: 'Ten minutes count, if they are in the calendar.',
          url: '/advice/#in-the-middle-of-the-day',
          count: 'Moving',
          image: 'a-walk-after-supper',
        },
        {
          title: 'The last hour',
          text: 'Lamps low, phone in the hall.',
          url: '/advice/#the-last-hour',
          count: 'Sleeping',
          image: 'the-last-hour-of-the-day',
        },
        {
          title: 'After two weeks',
          text: 'What to do when it was not enough.',
          url: '/advice/#when-two-weeks-were-not-enough',
          count: 'Asking',
          image: 'stress',
        },
      ],
    },
    {
      blockType: 'richContent',
      title: 'What to try first',
      showSidebar: true,
      bodyHtml: `<h2>Before you change anything</h2>
<p>Pick one thing, and try it for two weeks. If you change five at once, you will not know which of them helped. Write down one line in the evening: how you slept, when you were hungry, which hour was long.</p>
<div data-block="health-fact"><h4>Good to know</h4><p>Pain in the chest, blood where there should be none, weight that goes down by itself, or a pain that wakes you at night: these belong to a doctor, today and not in two weeks.</p></div>
<h2>Eating</h2>
<h3>Breakfast</h3>
<p>Have one, and sit down for it. Something with protein and something with fiber keeps most people going until noon: eggs and rye, porridge with nuts, yogurt with seeds. <a href="/recipes/breakfast">Our breakfasts</a> take ten minutes or so.</p>
<h3>Supper</h3>
<p>Earlier rather than lighter. Three hours before bed is a good aim, two will do. A soup or a pot of beans cooked on Sunday makes it possible on Tuesday.</p>
<h2>Moving</h2>
<h3>In the middle of the day</h3>
<p>Ten minutes count. Walk around the block after lunch, or do <a href="/movements/two-minutes-and-a-chair/">two minutes with a chair</a>. Put it in the calendar as you would a meeting.</p>
<div data-block="expander" data-label="When you have not moved for a long time"><p>Start with half of what you think you can do, every other day. Sore muscles the day after are normal, a sharp pain in a joint is not. If you have a heart condition, if you are pregnant or were operated on lately, ask your doctor first.</p><p>After two weeks, add a minute or two. After six, you will know which time of day is yours.</p></div>
<h2>Sleeping</h2>
<h3>The last hour</h3>
<p>Lamps low, phone in the hall, the same order of things every evening. <a href="/ebs-blog/the-last-hour-of-the-day/">The last hour of the day</a> has the long version.</p>
<h3>In the night</h3>
<p>If you lie awake for more than twenty minutes, get up, read something dull under a small light, and go back when you are tired. The clock may face the wall.</p>
<h2>When two weeks were not enough</h2>
<div data-block="journey"><h3>Look at your lines</h3><p>Read the fourteen evenings in a row. Often the pattern is in the weekends.</p><h3>Change one more thing</h3><p>Add the next smallest change, and keep the first.</p><h3>Ask someone</h3><p>If it is not easier after a month, take your notes to a doctor or a dietitian. They can do more with fourteen lines than with a feeling.</p></div>`,
    },
    {
      blockType: 'emptySidebarNavigation',
      title: 'Who wrote this',
      bodyHtml: `<p>Edie Hallam and our editors, who cook, move and sleep for a living and are not physicians. Nothing on this page is a diagnosis or a treatment. <a href="/expert-advice/">How our advice is made</a> says who reads it before you do.</p>`,
    },
    {
      blockType: 'categoryGrid',
      subtitle: 'Expert advice',
      title: 'If it has a name',
      light: 'dusk',
      cards: [
        {
          title: 'Poor sleep',
          url: '/expert-advices/insomnia/',
          count: 'Sleep and strain',
          image: 'insomnia',
        },
        { title: 'Stress', url: '/expert-advices/stress/', count: 'Sleep and strain', image: 'stress' },
        { title: 'Tiredness that stays', url: '/expert-advices/fatigue/', count: 'Sleep and strain', image: 'fatigue' },
        { title: 'Acid reflux', url: '/expert-advices/acid-reflux/', count: 'Belly', image: 'acid-reflux' },
        { title: 'Bloating', url: '/expert-advices/bloating/', count: 'Belly', image: 'bloating' },
        { title: 'Back pain', url: '/expert-advices/back-pain/', count: 'Joints and muscles', image: 'back-pain' },
        { title: 'Menopause', url: '/expert-advices/menopause/', count: 'Hormones', image: 'menopause' },
        { title: 'All of it, by topic', url: '/expert-advices/', image: 'hero-all-advice' },
      ],
    },
  ],
}
