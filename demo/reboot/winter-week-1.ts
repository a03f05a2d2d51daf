import type { DemoRebootWeek } from '../listening'

export const winterWeek1Week: DemoRebootWeek = {
  slug: 'winter-week-1',
  title: 'After the feasts',
  summary: 'No penance. A week of broth, oats and early nights, because they are nice and you have had enough nuts.',
  season: 'Winter',
  weekLabel: 'Week 1',
  topics: ['reboot-weeks'],
  requiredPlan: 'none',
  publishedDaysAgo: 9,
  body: `<p>You have not done anything wrong, you have had guests. There is nothing to make up for. But the body likes a plain week after a rich one, the way the eye likes snow.</p>
<h2>Eat</h2>
<p>Mornings with <a href="/recipes/blueberry-porridge-with-toasted-chestnut/">porridge</a>, evenings with <a href="/recipes/ginger-noodle-broth/">broth</a>. At noon whatever is left of the feasts, with something raw beside it.</p>
<h2>Move</h2>
<p>Once around the block while it is light. On three days, <a href="/movements/beside-the-kettle/">beside the kettle</a>.</p>
<h2>Rest</h2>
<p>In bed at ten, for seven nights. Read, if you are not tired. You will be.</p>
<h2>Sunday</h2>
<p>Take down one thing that you put up in December. The candles may stay. If food has become a fight for you at this time of the year, a doctor or a dietitian is a better ally than a week with a name.</p>`,
}
