import { chosen, type DemoPage } from '../page'
import { stepsAt } from './week-steps'

/**
 * The first week, open to all for a look. Its days are an accordion, which visitors do not get
 * on six-week-reset pages (docs/product.md): the text around it has to stand without.
 */
export const weekOne: DemoPage = {
  path: '/the-ebs-method/6wr/week-1/',
  title: 'Week 1',
  slug: 'week-1',
  parentPath: '/the-ebs-method/6wr/',
  requiredPlan: 'none',
  seo: {
    description:
      'The first week of the six-week reset: breakfast, sitting down. What to cook, what to do at noon, and one page for the evening.',
  },
  summary: 'One chair, one bowl, ten minutes. Everything else about your day may stay as it is.',
  blocks: [
    {
      blockType: 'hero',
      backgroundImage: 'hero-week-1',
      subtitle: 'Six-Week Reset',
      title: 'Week 1: breakfast, sitting down',
      neutralTitle: 'Week 1: breakfast, sitting down',
      textContent: 'One chair, one bowl, ten minutes. Everything else about your day may stay as it is.',
    },
    { blockType: 'navigationPills', source: 'anchors' },
    {
      blockType: 'richColumns',
      anchor: 'idea',
      variant: 'plain',
      title: 'The idea of the week',
      leftHtml: `<p>Eat breakfast at a table, without a screen, seven mornings in a row. What you eat comes second this week, though we do have suggestions.</p>
<p>If you are never hungry before ten, sit down at ten. If you take medication with food, keep to what your doctor told you.</p>`,
      rightHtml: `<h3>Three breakfasts for seven days</h3>
<ul>
<li><a href="/recipes/blueberry-porridge-with-toasted-chestnut/">Blueberry porridge with toasted chestnut</a></li>
<li><a href="/recipes/cherry-and-oat-glass/">Cherry and oat glass</a></li>
<li><a href="/recipes/baked-eggs-with-chard-and-yogurt/">Baked eggs with chard and yogurt</a></li>
</ul>`,
    },
    {
      blockType: 'richColumns',
      visibleTo: ['visitor'],
      variant: 'plain',
      leftHtml:
        '<p>Below, members find the seven days one by one. <a href="/memberships">A free account</a> is enough.</p>',
    },
    {
      blockType: 'relatedPosts',
      anchor: 'eat',
      title: 'Eat: more breakfasts',
      subtitle: 'When you want a change: one to drink, one from the refrigerator, one on toast and one for Sunday.',
      displayMode: 'thumbnails',
      method: 'Manual',
      posts: chosen(
        'recipes',
        'pear-and-spinach-glass',
        'apple-bircher-with-walnuts',
        'soft-eggs-with-spinach-on-rye',
        'buckwheat-pancakes-with-raspberries',
      ),
      archiveLink: { title: 'All breakfasts', url: '/recipes/breakfast' },
    },
    {
      blockType: 'verticalAccordion',
      anchor: 'days',
      title: 'Day by day',
      panels: [
        {
          title: 'Monday: clear the chair',
          textHtml: `<p>Find out where you will sit, and take away what lies there. Tonight put out a bowl, a spoon and the oats. That is all for today, and it is most of the work.</p>
<div data-block="health-fact"><p>A meal of ten minutes or more gives the body time to notice that it is eating. The signal takes a while to arrive.</p></div>`,
        },
        {
          title: 'Tuesday: something warm',
          textHtml: `<p>Make the <a href="/recipes/blueberry-porridge-with-toasted-chestnut/">porridge</a>. Stir, look out of the window, sit down. If the phone is on the table, put it on top of the refrigerator.</p>`,
        },
        {
          title: 'Wednesday: the same again',
          textHtml:
            '<p>Repetition is not a lack of ideas. Cook what you cooked yesterday and see how much quicker it goes.</p>',
        },
        {
          title: 'Thursday: the late morning',
          textHtml: `<p>There is one in every week. <a href="/recipes/cherry-and-oat-glass/">The glass</a> takes ten minutes, five of which you can spend looking for your keys. Drink it sitting down anyway.</p>`,
        },
        {
          title: 'Friday: who else is here',
          textHtml:
            '<p>If you live with others, ask one of them to the table. If you live alone, turn on the radio, low.</p>',
        },
        {
          title: 'Saturday: eggs',
          textHtml: `<p><a href="/recipes/baked-eggs-with-chard-and-yogurt/">Baked eggs</a>, the newspaper, a second cup. Note how long you sat. It is allowed to be more than ten minutes.</p>`,
        },
        {
          title: 'Sunday: one page',
          textHtml: `<p>In the evening write one page. Which morning was good, and what was different about it? Which did not happen, and what was in the way? Keep the page. You will want it in week six.</p>`,
        },
      ],
    },
    {
      blockType: 'richColumns',
      anchor: 'rest-of-the-day',
      variant: 'tinted',
      light: 'dusk',
      title: 'And the rest of the day',
      leftHtml: `<p>Stays as it was. You may move at noon if you already do, and go to bed when you usually go. The other weeks will have their say about it, and each of them waits for its turn.</p>`,
      rightHtml: `<p>Before you start, the <a href="/the-ebs-method/6wr/introduction/">introduction</a> says what to have in the house and who should ask a doctor first. It is open with a free membership.</p>
<h3>Lifestyle guide</h3>
<p><a href="/the-ebs-method/6wr/lg/eating-slowly/">Eating slowly</a> goes with the breakfasts: four ways to stay at the table a little longer.</p>`,
    },
    stepsAt('/the-ebs-method/6wr/week-1/'),
  ],
}
