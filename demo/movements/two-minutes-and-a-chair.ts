import type { DemoMovement } from '../item'

export const chairSession: DemoMovement = {
  slug: 'two-minutes-and-a-chair',
  title: 'Two minutes and a chair',
  summary: 'Four quiet movements for a day that had no room for any. You need a chair that does not roll.',
  level: 'Beginner',
  durationMin: 2,
  video: 'two-minutes-and-a-chair',
  topics: ['legs-and-hips', 'balance'],
  requiredPlan: 'none',
  publishedDaysAgo: 4,
  body: `<p>This is the session for people who say that they have no time. It is also the one we do ourselves most often, beside the kettle, in whatever we happen to be wearing.</p>
<h2>Before you start</h2>
<p>Take a kitchen chair and put it against the wall if the floor is smooth. Shoes off, or shoes that grip. If you have been told not to exercise, or something hurts that did not hurt last week, ask your doctor before you ask us.</p>
<h2>The four movements</h2>
<ul>
<li><strong>Reach up.</strong> The arms travel by the sides, not in front. Let the breath set the speed.</li>
<li><strong>Sit and stand.</strong> The nose goes over the toes, and then the legs do the work. If that is too much, put a cushion on the seat or help with your hands.</li>
<li><strong>Heels up.</strong> Hold the back of the chair as you would hold a teacup. Down takes as long as up.</li>
<li><strong>Side bend.</strong> Both feet stay heavy. It is a long line, not a deep one.</li>
</ul>
<h2>How you know that it was enough</h2>
<p>You could do it again, and you would not mind. If you are out of breath, leave out every second round. If you are bored, slow down: most of us sit down far too fast.</p>
<p>When two minutes feel short, go on to <a href="/movements/legs-before-lunch/">Legs before lunch</a>.</p>`,
}
