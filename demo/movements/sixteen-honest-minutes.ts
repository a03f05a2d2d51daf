import type { DemoMovement } from '../item'

export const sixteenHonestMinutesGuide: DemoMovement = {
  slug: 'sixteen-honest-minutes',
  title: 'Sixteen honest minutes',
  summary: 'The legs session from beginning to end, eight times. A plan for when to push and when to coast.',
  level: 'Intermediate',
  video: 'legs-before-lunch',
  durationMin: 16,
  topics: ['legs-and-hips'],
  requiredPlan: 'standard',
  publishedDaysAgo: 34,
  body: `<p>Sixteen minutes is long enough to be tempted by the clock. Play the video eight times and follow the plan instead; it knows better than we do at minute nine.</p>
<h2>Set up</h2>
<p>Mat, water, a window that opens. Have eaten something, but not in the last hour.</p>
<h2>Steps</h2>
<ol>
<li>Rounds one and two: warm up. Half depth, no ambition.</li>
<li>Rounds three and four: full depth, three seconds down.</li>
<li>Round five: coast. As in round one.</li>
<li>Rounds six and seven: full depth again, one breath of stillness at the bottom.</li>
<li>Round eight: coast home, and make the last bird dog the steadiest one of the day.</li>
</ol>
<h2>Breathing</h2>
<p>You should be able to say a short sentence at any moment. If only single words come out, go to the next round that says coast.</p>
<h2>What to leave out</h2>
<p>Rounds six and seven, on the first three occasions. Legs that are still sore from last time want <a href="/movements/the-easy-day/">the easy day</a>. Chest pain, or a heart that stumbles, ends the session, and you call a doctor at once.</p>`,
}
