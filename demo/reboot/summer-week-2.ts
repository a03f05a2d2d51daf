import type { DemoRebootWeek } from '../listening'

export const summerWeek2Week: DemoRebootWeek = {
  slug: 'summer-week-2',
  title: 'The long evening',
  summary: 'It stays light until ten and no one wants to go in. How to have the evening and the night as well.',
  season: 'Summer',
  weekLabel: 'Week 2',
  topics: ['revive-weeks'],
  requiredPlan: 'premium',
  publishedDaysAgo: 72,
  body: `<p>Summer steals sleep so pleasantly that one hardly notices until Thursday. We do not want the evenings back. We want the mornings to be a little slower, and the room a little darker.</p>
<h2>Eat</h2>
<p>The large meal at noon, a small one late. A <a href="/recipes/cherry-and-oat-glass/">cherry and oat glass</a> is supper enough after a day at the water.</p>
<h2>Move</h2>
<p>A walk after the meal, without shoes where the ground allows it. On two mornings, <a href="/movements/long-lines/">long lines</a> on the grass.</p>
<h2>Rest: shutters closed at noon</h2>
<p>Close the shutters at noon and open them at ten. A sheet instead of a blanket, wet at the feet if you like. <a href="/meditations/sounds-from-the-street/">Sounds from the street</a>, since the window is open anyway.</p>
<h2>Sunday: sleep until you wake</h2>
<p>Sleep until you wake. In great heat, look in on a neighbor who lives alone. Confusion, a racing heart or no sweat at all in the heat is an emergency: call a doctor.</p>`,
}
