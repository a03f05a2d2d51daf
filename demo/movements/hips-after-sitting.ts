import type { DemoMovement } from '../item'

export const hipsAfterSittingGuide: DemoMovement = {
  slug: 'hips-after-sitting',
  title: 'Hips after sitting',
  summary: 'Three rounds from the floor up, for the front of the hips and the small of the back.',
  level: 'Intermediate',
  video: 'floor-first',
  durationMin: 6,
  topics: ['legs-and-hips', 'mobility'],
  requiredPlan: 'free',
  publishedDaysAgo: 23,
  body: `<p>Sit for six hours and the front of the hip learns to be short. It is a fast learner. Fortunately it also takes correction well, if the correction is friendly and comes often. Play the video three times.</p>
<h2>Set up</h2>
<p>A mat beside a wall or a sofa, so that there is something for a hand. A blanket for the back knee.</p>
<h2>Steps</h2>
<ol>
<li>Begin on hands and knees and move the back through its whole length.</li>
<li>In the bird dog, push the heel away rather than up. You should feel it in the seat.</li>
<li>In the lunge, stay at the lowest point for one breath. Tuck the tail a little and the front of the back leg speaks up.</li>
</ol>
<h2>Breathing</h2>
<p>Out into the stretch, in on the way back. A stretch that stops the breath is too deep.</p>
<h2>What to leave out</h2>
<p>The deep lunge, if it pinches in the groin. Take a shorter step and stay upright. A new hip has rules of its own, so show the video to your physiotherapist before the first round.</p>`,
}
