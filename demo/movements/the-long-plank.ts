import type { DemoMovement } from '../item'

export const theLongPlankGuide: DemoMovement = {
  slug: 'the-long-plank',
  title: 'The long plank',
  summary: 'Ten minutes around one straight line: made, held, taken apart and made again.',
  level: 'Advanced',
  video: 'strong-and-slow',
  durationMin: 10,
  topics: ['upper-body'],
  requiredPlan: 'premium',
  publishedDaysAgo: 48,
  body: `<p>A plank is not a contest with a stopwatch. After the line has gone there is nothing to win. We hold it briefly, often and well, and use the movements of the video to leave it and come back. Play the video five times.</p>
<h2>Set up</h2>
<p>A mat and, if you have one, a mirror at the side. Otherwise the dark window will do.</p>
<h2>Steps</h2>
<ol>
<li>Before each push-up, hold the upper end for one breath.</li>
<li>Before each climber, draw the ribs toward the hips, and then move the knee.</li>
<li>From the dog, come forward slowly enough that you could stop anywhere.</li>
<li>In rounds four and five, replace the hinge with a plank on the forearms, for three breaths.</li>
</ol>
<h2>Breathing</h2>
<p>Shallow breaths are fine here, held ones are not. Hum if you are unsure. A hum cannot be held.</p>
<h2>What to leave out</h2>
<p>Rounds four and five in the first weeks. With a parted abdominal wall after a birth, or a hernia, begin with a physiotherapist and leave the plank for later.</p>`,
}
