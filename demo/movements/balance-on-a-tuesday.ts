import type { DemoMovement } from '../item'

export const balanceOnATuesdayGuide: DemoMovement = {
  slug: 'balance-on-a-tuesday',
  title: 'Balance on a Tuesday',
  summary: 'Four slow rounds in which the standing leg does the work and the other one keeps it interesting.',
  level: 'Intermediate',
  video: 'floor-first',
  durationMin: 8,
  topics: ['balance'],
  requiredPlan: 'standard',
  publishedDaysAgo: 40,
  body: `<p>Balance is a conversation between the feet, the eyes and a small organ behind the ear. It goes rusty when no one talks. Why Tuesday? Because on Monday one has too many plans. Play the video four times.</p>
<h2>Set up</h2>
<p>Bare feet on a hard floor, a wall or a heavy table within reach of one hand. No candles nearby.</p>
<h2>Steps</h2>
<ol>
<li>On hands and knees, lift the opposite arm and leg and hold for three breaths.</li>
<li>In the hinge, shift the weight to one foot on the way up and leave the toes of the other down.</li>
<li>In the lunge, come back to standing on one leg and wait there until you are quiet.</li>
<li>In the last round, look slowly to the left and right while you wait.</li>
</ol>
<h2>Breathing</h2>
<p>Keep it moving. A held breath makes a stiff tree, and stiff trees fall.</p>
<h2>What to leave out</h2>
<p>Turning the head, if it makes you giddy. Keep one finger on the wall for as many weeks as you like. If you have fallen in the past year, start with a physiotherapist beside you.</p>`,
}
