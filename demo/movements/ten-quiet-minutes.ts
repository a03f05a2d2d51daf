import type { DemoMovement } from '../item'

export const tenQuietMinutesGuide: DemoMovement = {
  slug: 'ten-quiet-minutes',
  title: 'Ten quiet minutes',
  summary: 'The chair session, five times over, each round with one thing to pay attention to.',
  level: 'Beginner',
  video: 'two-minutes-and-a-chair',
  durationMin: 10,
  topics: ['legs-and-hips', 'balance'],
  requiredPlan: 'standard',
  publishedDaysAgo: 17,
  body: `<p>Doing the same thing five times is dull only if you do not look. So we give each round a subject. Play the video five times and turn off whatever else is playing.</p>
<h2>Set up</h2>
<p>A chair against the wall, a glass of water within reach, and a floor without a rug that slides.</p>
<h2>Steps</h2>
<ol>
<li>Round one: the feet. Where is the weight, on the heels or on the toes?</li>
<li>Round two: the knees. Do they point where the toes point?</li>
<li>Round three: the shoulders. They may come down now.</li>
<li>Round four: the eyes. Find one place on the wall and rest them on it.</li>
<li>Round five: nothing at all. See what is easier than it was.</li>
</ol>
<h2>Breathing</h2>
<p>Never hold it. If you have to open the mouth, take a round off and sit.</p>
<h2>What to leave out</h2>
<p>On a tired day, leave out rounds three and four. If you take medication for blood pressure, stand up slowly each time, and hold on to the chair for one breath before you let go. If the room turns, sit down and tell your doctor.</p>`,
}
