import type { DemoMovement } from '../item'

export const besideTheKettleGuide: DemoMovement = {
  slug: 'beside-the-kettle',
  title: 'Beside the kettle',
  summary: 'A kettle takes about four minutes. So do two rounds of reaching, standing, rising and bending beside it.',
  level: 'Beginner',
  video: 'two-minutes-and-a-chair',
  durationMin: 4,
  topics: ['balance', 'mobility'],
  requiredPlan: 'none',
  publishedDaysAgo: 6,
  body: `<p>No one has ever been late because of this session. The water has to boil in any case, and you are standing there already. The video is one round of two minutes. Play it two times, or until the kettle clicks.</p>
<h2>Set up</h2>
<p>A chair with its back against the counter, a dry floor, and an arm's length between you and the stove. Turn the handle of the kettle toward the wall first.</p>
<h2>Steps</h2>
<ol>
<li><strong>Reach up</strong>, four times, arms wide on the way.</li>
<li><strong>Sit and stand</strong>, four times. Touch the seat rather than settling on it.</li>
<li><strong>Heels up</strong>, five times, fingertips on the back of the chair.</li>
<li><strong>Side bend</strong>, twice to each side.</li>
</ol>
<h2>Breathing</h2>
<p>In on the way up, out on the way down. If you notice that you are holding it, you are going too fast.</p>
<h2>What to leave out</h2>
<p>With a sore shoulder, lift the arms only as high as the counter shelf. If you feel dizzy when you look up, look straight ahead, and mention it to your doctor. Then pour the tea.</p>`,
}
