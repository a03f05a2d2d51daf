import type { DemoMovement } from '../item'

export const floorFirstGuide: DemoMovement = {
  slug: 'floor-first',
  title: 'Floor first',
  summary: 'Cat and cow, bird dog, a hinge and a lunge. From the mat to your feet in two minutes.',
  level: 'Intermediate',
  video: 'floor-first',
  durationMin: 2,
  topics: ['mobility', 'balance'],
  requiredPlan: 'none',
  publishedDaysAgo: 5,
  body: `<p>Most sessions begin on the feet and end on the floor, when everyone is tired. This one goes the other way. The back is warm before the legs begin to work, and you stand up at the end feeling taller than you lay down.</p>
<h2>Set up</h2>
<p>A mat with a clear step of space behind it. Bare feet, or shoes that do not slide.</p>
<h2>Steps</h2>
<ol>
<li><strong>Cat and cow.</strong> Three slow rounds. The hands press the floor away.</li>
<li><strong>Bird dog.</strong> One arm and the other leg, no higher than the back.</li>
<li><strong>Hip hinge.</strong> Stand, soften the knees, push the hips toward the wall behind you.</li>
<li><strong>Back lunge.</strong> A long step back. The front knee stays over the foot.</li>
</ol>
<h2>Breathing</h2>
<p>Out when something lifts, in when it comes back.</p>
<h2>What to leave out</h2>
<p>If the lower back sags in the bird dog, lift only the leg. If the front knee hurts, make the step shorter and hold on to a door frame. Dizzy after standing up? Wait for two breaths. When that happens often, talk to your doctor.</p>`,
}
