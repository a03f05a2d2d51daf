import type { DemoMovement } from '../item'

export const aSlowSundayGuide: DemoMovement = {
  slug: 'a-slow-sunday',
  title: 'Long lines, slowly',
  summary: 'Ten minutes of long lines on the living-room floor, with the radio on and nowhere to be.',
  level: 'Beginner',
  video: 'long-lines',
  durationMin: 10,
  topics: ['rest-day', 'mobility'],
  requiredPlan: 'free',
  publishedDaysAgo: 31,
  body: `<p>This is <a href="/movements/long-lines/">Long lines</a>, with time. Play the video five times. The first round is stiff, the third is pleasant, and the fifth is the reason for the other four.</p>
<h2>Set up</h2>
<p>A mat, a cushion for the knees, a second one for the forehead. Warm feet. Keep the phone in another room, or at least face down.</p>
<h2>Steps</h2>
<ol>
<li>Rounds one and two: small movements, about half of what you could do.</li>
<li>Rounds three and four: let each end position last one breath longer than the video does.</li>
<li>Round five: when you sit back for the last time, stay. Lay the forehead on the cushion and count ten breaths.</li>
</ol>
<h2>Breathing</h2>
<p>Slow, and a little longer on the way out. A sigh is allowed, and counts.</p>
<h2>What to leave out</h2>
<p>If sitting back pinches in the knees, roll up a towel and place it behind them, or lie on your side instead. A pain that shoots down a leg is a reason to stop and to call a doctor or physiotherapist.</p>
<p>Afterward, <a href="/recipes/apple-bircher-with-walnuts/">breakfast</a>, or a second one.</p>`,
}
