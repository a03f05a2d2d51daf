import type { DemoMovement } from '../item'

export const fourCornersGuide: DemoMovement = {
  slug: 'four-corners',
  title: 'Four corners',
  summary: 'A lunge, a hinge on one leg, a push and a fold. Two minutes that leave out nothing large.',
  level: 'Advanced',
  video: 'four-corners',
  durationMin: 2,
  topics: ['legs-and-hips', 'upper-body'],
  requiredPlan: 'none',
  publishedDaysAgo: 7,
  body: `<p>A body has more parts than corners, but if you have stepped back, tipped over, pushed up and folded in half, most of them have been asked. None of it is fast, and that is what makes it advanced.</p>
<h2>Set up</h2>
<p>A mat with two steps of space around it. Bare feet. Warm up first with two minutes of walking or one round of <a href="/movements/floor-first/">Floor first</a>.</p>
<h2>Steps</h2>
<ol>
<li><strong>Back lunge.</strong> Down in three seconds, the front foot flat.</li>
<li><strong>One-leg hinge.</strong> Chest and leg tip together, like a beam.</li>
<li><strong>Push-up.</strong> The whole body arrives at the same time.</li>
<li><strong>Plank to dog.</strong> Hips up and back, then forward into one straight line.</li>
</ol>
<h2>Breathing</h2>
<p>In on the way down, out on the way up. Out when the hips lift.</p>
<h2>What to leave out</h2>
<p>Put a knee down in the push-up as soon as the back hangs. Leave the toes on the floor in the hinge if you wobble. With uncontrolled blood pressure, or after an eye operation, ask your doctor before you put the head below the heart.</p>`,
}
