import type { DemoMovement } from '../item'

export const theWholeHouseGuide: DemoMovement = {
  slug: 'the-whole-house',
  title: 'The whole house',
  summary: 'Twenty minutes from the foundation to the roof, in ten rounds and five pairs. Bring water.',
  level: 'Advanced',
  video: 'strong-and-slow',
  durationMin: 20,
  topics: ['upper-body', 'legs-and-hips'],
  requiredPlan: 'standard',
  publishedDaysAgo: 52,
  body: `<p>Once a week there is time for a whole house: cellar, stairs, rooms and roof. Play the video ten times. The rounds come in pairs, a working one and one at ease, so that half of it is rest in disguise.</p>
<h2>Set up</h2>
<p>Mat, water, towel, an open window. Tell the others where you are. Eat two hours before, or after.</p>
<h2>Steps</h2>
<ol>
<li>First pair: everything small.</li>
<li>Second pair: push-ups at full length, then the same on the knees.</li>
<li>Third pair: climbers with a pause at the chest, then walking on the spot.</li>
<li>Fourth pair: hinge with the arms reaching forward, then with a hand on the wall.</li>
<li>Fifth pair: everything as in the video, then lying on your back.</li>
</ol>
<h2>Breathing</h2>
<p>In the easy round, wait until you can breathe through the nose again before you go on.</p>
<h2>What to leave out</h2>
<p>Any pair that you dread. Three good ones are a fine house. Stop for pressure in the chest, for a cold sweat or for sight that narrows, and call for help: that is a matter for a doctor.</p>`,
}
