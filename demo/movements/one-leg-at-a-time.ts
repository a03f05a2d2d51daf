import type { DemoMovement } from '../item'

export const oneLegAtATimeGuide: DemoMovement = {
  slug: 'one-leg-at-a-time',
  title: 'One leg at a time',
  summary: 'Lunges and hinges on one leg for eight minutes. The weaker side begins, and decides.',
  level: 'Advanced',
  video: 'four-corners',
  durationMin: 8,
  topics: ['legs-and-hips', 'balance'],
  requiredPlan: 'premium',
  publishedDaysAgo: 37,
  body: `<p>Two legs cover for each other. Take one away and you meet the other: a little stiffer in the ankle, a little lazier in the hip. No blame, only information. Play the video four times.</p>
<h2>Set up</h2>
<p>Bare feet, a hard floor, a wall at arm's length. Try both legs once and note which is the weaker one. It goes first from now on, and the stronger never does more than it did.</p>
<h2>Steps</h2>
<ol>
<li>In the lunge, come up without pushing off the back foot.</li>
<li>In the hinge, stop where the pelvis would begin to turn open.</li>
<li>During the push-ups, do slow heel raises on one leg instead.</li>
<li>Use the dog to stretch the calves, one heel and then the other.</li>
</ol>
<h2>Breathing</h2>
<p>Look at one point and let the air go in and out low. Out as you rise.</p>
<h2>What to leave out</h2>
<p>The last third of the hinge, as long as the standing knee wobbles. After a sprained ankle, wait until you can hop without pain, and let a physiotherapist say when that is.</p>`,
}
