import type { DemoPage } from '../page'
import { stepsAt } from './week-steps'

/** What comes before the first week. For members: the start of the reset is what a free account opens. */
export const introduction: DemoPage = {
  path: '/the-ebs-method/6wr/introduction/',
  title: 'Introduction',
  slug: 'introduction',
  parentPath: '/the-ebs-method/6wr/',
  requiredPlan: 'free',
  showFirstLines: true,
  seo: {
    description:
      'Before the six-week reset begins: what the weeks are about, what to have in the house, and what you can leave in the store.',
  },
  summary:
    'This is week zero. Nothing to do yet but read, look into a few cupboards and choose a Monday. What the weeks are about, what to have in the house, and how to begin.',
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-introduction',
      light: 'noon',
      subtitle: 'Six-Week Reset',
      title: 'Good to have you here, {firstName}',
      neutralTitle: 'Good to have you here',
      textContent: 'This is week zero. Nothing to do yet but read, look into a few cupboards and choose a Monday.',
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'richColumns',
      anchor: 'weeks',
      variant: 'tinted',
      light: 'morning',
      title: 'The six weeks in short',
      leftHtml: `<h2>One idea a week</h2>
<p>Each week asks for one small thing, at one time of the day. The ideas add up, and nothing from an earlier week is taken away again. If you miss a day, go on with the next one.</p>
<h3>What each week brings</h3>
<ul>
<li><strong>Week 1</strong>: breakfast, sitting down</li>
<li><strong>Week 2</strong>: an earlier evening</li>
<li><strong>Week 3</strong>: twenty minutes in the middle of the day</li>
<li><strong>Week 4</strong>: more plants, in more colors</li>
<li><strong>Week 5</strong>: eating with other people, and still enjoying it</li>
<li><strong>Week 6</strong>: what stays</li>
</ul>`,
      rightHtml: `<h2>What to have in the house</h2>
<ul>
<li>Oats, eggs, plain yogurt or kefir</li>
<li>Canned beans and canned tomatoes, more than you think</li>
<li>Lemons, garlic, ginger, a good olive oil</li>
<li>Something green that has not given up</li>
</ul>
<p>You do not need powders, a scale or a new pan. If you own a jar with a lid, you own a salad dressing.</p>`,
    },
    {
      blockType: 'richColumns',
      anchor: 'start',
      variant: 'tinted',
      light: 'dusk',
      title: 'Choose your Monday',
      leftHtml: `<h3>A fair start</h3>
<p>Pick a week without a wedding in it. Tell one person in your household, mostly so that they do not finish the oats. Then write down three things: how you slept, when you were hungry, and which hour of the day was the longest. You will want to compare.</p>`,
      rightHtml: `<h3>A sensible word</h3>
<p>This is everyday cooking, movement and rest. It is not treatment, and people respond to it differently. If you have a condition, take medication, are pregnant or are unsure, show this page to your doctor first. Stop anything that hurts.</p>
<p>For tonight, cook something slow. <a href="/recipes">The recipes are here</a>.</p>`,
    },
    {
      blockType: 'relatedFaqs',
      anchor: 'questions',
      title: 'Before you start',
      faqs: [
        'how-does-the-six-week-reset-work',
        'which-level-should-i-choose',
        'do-i-need-equipment',
        'may-i-do-this-while-pregnant',
        'are-there-recipes-without-meat-or-dairy',
      ],
    },
    stepsAt('/the-ebs-method/6wr/introduction/'),
  ],
}
