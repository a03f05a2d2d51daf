import type { DemoMovement } from '../item'

export const aBackThatCarriesGuide: DemoMovement = {
  slug: 'a-back-that-carries',
  title: 'A back that carries',
  summary: 'Ten minutes for the long muscles beside the spine and the ones in front that help them.',
  level: 'Intermediate',
  video: 'floor-first',
  durationMin: 10,
  topics: ['upper-body', 'mobility'],
  requiredPlan: 'premium',
  publishedDaysAgo: 44,
  body: `<p>Backs are stronger than their reputation. They like to be used in small doses, in every direction, and not surprised. Play the video five times and treat the hinge as the main course.</p>
<h2>Set up</h2>
<p>A mat and a broomstick. The stick lies along the spine in the hinge and tells you the truth: it should touch the head, the upper back and the seat all the way down.</p>
<h2>Steps</h2>
<ol>
<li>Rounds one and two: find the range in which the stick stays put.</li>
<li>Rounds three and four: bird dog with three breaths at the longest point.</li>
<li>Round five: everything once more, without the stick, as if it were still there.</li>
</ol>
<h2>Breathing</h2>
<p>Breathe into the sides of the ribs. Before each lift, let half of the air out, and go up on the rest.</p>
<h2>What to leave out</h2>
<p>On a day when the back is sore, do only the cat and cow, small and slow. Numbness, weakness in a leg, or trouble with the bladder along with back pain is an emergency: call a doctor today, not tomorrow.</p>`,
}
