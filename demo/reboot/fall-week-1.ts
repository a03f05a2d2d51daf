import type { DemoRebootWeek } from '../listening'

export const fallWeek1Week: DemoRebootWeek = {
  slug: 'fall-week-1',
  title: 'Fill the shelf',
  summary: 'Jars, broths and one large pot on Sunday. A week of work for a season of easy evenings.',
  season: 'Fall',
  weekLabel: 'Week 1',
  topics: ['reboot-weeks'],
  requiredPlan: 'none',
  publishedDaysAgo: 37,
  body: `<p>There is a week in fall when everything is ripe and no one has time. Take an hour on Sunday and another on Wednesday. You will thank yourself in November, by lamplight, with a spoon.</p>
<h2>Eat</h2>
<p>From the pot: <a href="/recipes/roast-pumpkin-soup-with-ginger/">pumpkin soup</a>, six portions, three of them for the freezer. From the oven: <a href="/recipes/rosemary-oat-crackers/">oat crackers</a>, for the tin.</p>
<h2>Move</h2>
<p>Carry the squash home yourself. On three days, <a href="/movements/stairs-and-shopping/">stairs and shopping</a> makes it easier.</p>
<h2>Rest</h2>
<p>It is dark at seven now. Let it be dark at nine in the living room as well, and see who yawns first.</p>
<h2>Sunday</h2>
<p>Label the jars, with the date. If you preserve in glass, follow a tested recipe to the letter, since what goes wrong in a jar cannot be seen.</p>`,
}
