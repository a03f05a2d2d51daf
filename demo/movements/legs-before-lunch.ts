import type { DemoMovement } from '../item'

export const legsSession: DemoMovement = {
  slug: 'legs-before-lunch',
  title: 'Legs before lunch',
  summary: 'Squats, lunges, a hinge and a balance on the mat. Two honest minutes between the desk and the table.',
  level: 'Intermediate',
  durationMin: 2,
  video: 'legs-before-lunch',
  topics: ['legs-and-hips'],
  requiredPlan: 'free',
  publishedDaysAgo: 9,
  body: `<p>The legs are the largest muscles that you own, and on a working day they mostly fold. This session asks them to do the four things that legs and hips are made for: sit down, step back, bend over, and hold still while something else moves.</p>
<h2>What to look at</h2>
<p>Watch one round of each before you join in. The figure stands sideways for a reason: you can see where the knees are. In the squat they point where the toes point. In the lunge the front one stays over the foot. In the hinge they hardly bend at all, because the hips do the traveling.</p>
<h3>Easier</h3>
<p>Squat down only as far as the heels stay on the floor. Take a shorter step in the lunge and hold on to a door frame. In the bird dog, lift only the leg.</p>
<h3>Harder</h3>
<p>Do not go faster. Stay two breaths longer at the lowest point, and come up as if someone were carrying a full glass on your head.</p>
<h2>Afterward</h2>
<p>Walk around the table once, then eat. We are fond of the <a href="/recipes/lemon-and-soft-herb-bowl/">lemon and soft herb bowl</a> on such days, and of the thought behind <a href="/ebs-blog/twenty-minutes-at-noon/">twenty minutes at noon</a>.</p>`,
}
