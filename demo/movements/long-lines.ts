import type { DemoMovement } from '../item'

export const longLinesGuide: DemoMovement = {
  slug: 'long-lines',
  title: 'Long lines',
  summary: 'Reach, bend, round the back, sit back. Two minutes for the days in between.',
  level: 'Beginner',
  video: 'long-lines',
  durationMin: 2,
  topics: ['mobility', 'rest-day'],
  requiredPlan: 'none',
  publishedDaysAgo: 3,
  body: `<p>A rest day is not a day without movement. It is a day without effort. These four make the body longer in four directions and ask nothing of it beyond that.</p>
<h2>Set up</h2>
<p>A mat or a folded blanket under the knees, and enough room to stretch out both arms. Loose clothes. Nothing in the back pockets.</p>
<h2>Steps</h2>
<ol>
<li><strong>Reach up.</strong> Arms wide, then high, then wide and down.</li>
<li><strong>Side bend.</strong> One arm overhead, the other along the leg.</li>
<li><strong>Cat and cow.</strong> On hands and knees, round the back toward the ceiling, then let it sink.</li>
<li><strong>Sit back.</strong> The hips travel toward the heels, the hands stay where they are.</li>
</ol>
<h2>Breathing</h2>
<p>Out when you round or fold, in when you open. Let each breath end before the next movement begins.</p>
<h2>What to leave out</h2>
<p>Knees that dislike the floor: put a second blanket under them, or do the last two standing with the hands on a table. Wrists that ache: use fists. Late in pregnancy, or with brittle bones, ask your doctor which of these suit you.</p>`,
}
