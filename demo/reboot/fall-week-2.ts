import type { DemoRebootWeek } from '../listening'

export const fallWeek2Week: DemoRebootWeek = {
  slug: 'fall-week-2',
  title: 'The first fire',
  summary: 'Indoors again: warm food, slow strength and a chair near the window for the last of the light.',
  season: 'Fall',
  weekLabel: 'Week 2',
  topics: ['revive-weeks'],
  requiredPlan: 'free',
  publishedDaysAgo: 44,
  body: `<p>The first fire of the year smokes a little, because the chimney is cold. It is the same with us. Be patient this week, go slowly into the season, and take the light where you find it.</p>
<h2>Eat</h2>
<p>Something that simmers for an hour while you do something else: <a href="/recipes/chicken-and-barley-soup/">chicken and barley soup</a>, or <a href="/recipes/red-cabbage-braised-with-apple/">cabbage with apple</a>.</p>
<h2>Move</h2>
<p>Now is the time for strength. <a href="/movements/ten-quiet-minutes/">Ten quiet minutes</a> for beginners, <a href="/movements/twelve-slow-minutes/">twelve slow ones</a> for the others, twice in the week.</p>
<h2>Rest: lunch beside a window</h2>
<p>Lunch beside a window, each day. It is the brightest hour that you will get.</p>
<h2>Sunday: a list of three people</h2>
<p>Make a list of three people to have soup with before the year ends. If the dark season weighs on you every year, tell your doctor now rather than in January.</p>`,
}
