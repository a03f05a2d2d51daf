import type { DemoRebootWeek } from '../listening'

export const summerWeek1Week: DemoRebootWeek = {
  slug: 'summer-week-1',
  title: 'Cook less, eat outside',
  summary: 'A week of plates that need no stove, carried to wherever the shade is.',
  season: 'Summer',
  weekLabel: 'Week 1',
  topics: ['reboot-weeks'],
  requiredPlan: 'none',
  publishedDaysAgo: 65,
  body: `<p>When the kitchen is the warmest room in the house, one may leave it. This week has four suppers without a flame and three with a short one. All of them travel as far as the steps behind the house.</p>
<h2>Eat</h2>
<p><a href="/recipes/watermelon-cucumber-and-feta/">Watermelon with cucumber</a>, <a href="/recipes/chilled-tomato-and-red-pepper-soup/">cold tomato soup</a>, beans from the pantry with whatever is ripe. Salt a little more when you have been sweating, unless your doctor has told you not to.</p>
<h2>Move</h2>
<p>Early, or not before seven in the evening. <a href="/movements/the-easy-day/">The easy day</a> is enough when it is hot. Water first.</p>
<h2>Rest</h2>
<p>A rest after lunch, twenty minutes, on the floor if it is the coolest place. Set an alarm so that you need not watch the time.</p>
<h2>Sunday</h2>
<p>Invite someone to the steps. Two plates, one melon.</p>`,
}
