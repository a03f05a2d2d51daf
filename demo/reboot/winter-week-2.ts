import type { DemoRebootWeek } from '../listening'

export const winterWeek2Week: DemoRebootWeek = {
  slug: 'winter-week-2',
  title: 'Deep winter',
  summary: 'The quietest week of the program: root vegetables, slow strength, and an hour with nothing in it.',
  season: 'Winter',
  weekLabel: 'Week 2',
  topics: ['revive-weeks'],
  requiredPlan: 'premium',
  publishedDaysAgo: 16,
  body: `<p>Under the snow the garden is not dead, it is busy with something that cannot be seen. You may be, too. This week takes one hour out of each day and puts nothing in its place.</p>
<h2>Eat</h2>
<p>Roots, roasted until their edges are dark: <a href="/recipes/roast-carrots-orange-and-dill/">carrots with orange</a>, and <a href="/recipes/chicken-legs-with-squash-and-sage/">chicken with squash</a> when someone comes. A little fish or an egg for the vitamin that the sun owes us; ask your doctor whether you need a tablet.</p>
<h2>Move</h2>
<p><a href="/movements/loose-before-bed/">Loose before bed</a> on four evenings, and one long walk in whatever weather there is.</p>
<h2>Rest: the hour with nothing in it</h2>
<p>No screen, no list, no guests. Look at the fire, if you have one, and at the radiator if you do not.</p>
<h2>Sunday: what did you keep?</h2>
<p>Look back at the first week of the year that you remember. What did you keep?</p>`,
}
