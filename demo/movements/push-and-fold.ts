import type { DemoMovement } from '../item'

export const pushAndFoldGuide: DemoMovement = {
  slug: 'push-and-fold',
  title: 'Push and fold',
  summary: 'Eight minutes for arms, chest and the long line from heel to head, with the dog as a resting place.',
  level: 'Advanced',
  video: 'strong-and-slow',
  durationMin: 8,
  topics: ['upper-body'],
  requiredPlan: 'free',
  publishedDaysAgo: 19,
  body: `<p>Pushing is half of the work. The other half is folding up afterward, so that the shoulders end the session as wide as they began it. Play the video four times.</p>
<h2>Set up</h2>
<p>A mat that does not slide, and two firm books if your wrists prefer a handle. Circle the hands ten times each way before you put weight on them.</p>
<h2>Steps</h2>
<ol>
<li>Round one: push-ups with the knees down, climbers at walking speed.</li>
<li>Rounds two and three: on the toes for as long as the line holds, and on the knees after that.</li>
<li>Round four: leave the push-ups and stay in the dog for five breaths each time.</li>
</ol>
<h2>Breathing</h2>
<p>In while the chest comes down, out while the floor goes away. In the dog, breathe into the back of the ribs.</p>
<h2>What to leave out</h2>
<p>The climbers, if the hips bounce. The dog, if the head feels full: kneel with the forearms on a chair instead. Shoulders that click without pain are only talkative. Shoulders that hurt at night want a physiotherapist.</p>`,
}
