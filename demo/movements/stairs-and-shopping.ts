import type { DemoMovement } from '../item'

export const stairsAndShoppingGuide: DemoMovement = {
  slug: 'stairs-and-shopping',
  title: 'Stairs and shopping',
  summary: 'Squat, lunge, hinge and carry: eight minutes for what the week will ask of your legs anyway.',
  level: 'Intermediate',
  video: 'legs-before-lunch',
  durationMin: 8,
  topics: ['legs-and-hips'],
  requiredPlan: 'none',
  publishedDaysAgo: 14,
  body: `<p>A bag of potatoes has no handle at the right height and does not care about your form. The stairs are as they are. These eight minutes are a rehearsal: play the video four times.</p>
<h2>Set up</h2>
<p>A mat, and for the last two rounds two bottles of water, a full one in each hand. Start without them.</p>
<h2>Steps</h2>
<ol>
<li>Rounds one and two: no weight. Look at the video and copy the knees.</li>
<li>Round three: the bottles hang at the sides in the squat and the lunge.</li>
<li>Round four: the bottles slide down the thighs in the hinge. Put them away for the bird dog.</li>
</ol>
<h2>Breathing</h2>
<p>Breathe out on the way up, every time, as if you were lifting the bag. Counting aloud is a good test: if you cannot, rest.</p>
<h2>What to leave out</h2>
<p>Leave the bottles on the table if the back rounds in the hinge. Leave out the lunge on a day with sore knees and do a second set of small squats. With a hernia, or in the weeks after an operation, ask your doctor first what you may lift.</p>`,
}
