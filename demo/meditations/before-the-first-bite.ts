import type { DemoMeditation } from '../item'

export const beforeTheFirstBiteMeditation: DemoMeditation = {
  slug: 'before-the-first-bite',
  title: 'Before the first bite',
  summary: 'Two minutes between cooking and eating, with the plate in front of you and the fork still down.',
  video: 'the-long-way-out',
  durationMin: 2,
  topics: ['before-meals', 'breath'],
  requiredPlan: 'none',
  publishedDaysAgo: 16,
  body: `<p>Cooking is standing, stirring and answering questions. Eating is something else. Between the two there is usually no border at all, and one arrives at the table still running. This is the border.</p>
<h2>Set the scene</h2>
<p>Sit down. Put the fork where it belongs. If the food will get cold in two minutes, put a lid on it, and if the children will get loud, let them blow at the light with you.</p>
<h2>With the video</h2>
<p>Take two breaths with the light. With the third, notice the smell. With the fourth, look at the colors. With the fifth, feel the chair. The sixth is yours.</p>
<h2>And then</h2>
<p>Eat the first bite slowly. The second takes care of itself. Some people find that they need less salt, others that they were not hungry but tired. Both are worth knowing.</p>
<p>If meals are a worry to you, and counting or watching makes it worse, leave this out. A doctor or a dietitian can help with that far better than a video.</p>`,
}
