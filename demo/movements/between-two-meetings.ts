import type { DemoMovement } from '../item'

export const betweenTwoMeetingsGuide: DemoMovement = {
  slug: 'between-two-meetings',
  title: 'Between two meetings',
  summary: 'Four minutes for shoulders and hips that have been sitting in the same sentence since nine.',
  level: 'Beginner',
  video: 'two-minutes-and-a-chair',
  durationMin: 4,
  topics: ['mobility'],
  requiredPlan: 'none',
  publishedDaysAgo: 20,
  body: `<p>Say that you will be back in five minutes. You need four of them. The video is one round; play it two times, the second without looking.</p>
<h2>Set up</h2>
<p>An office chair rolls, so use it only as something to stand beside. For sitting, take one that stays where it is, or the edge of a heavy table. Shoes with heels come off.</p>
<h2>Steps</h2>
<ol>
<li>Reach up and look at the ceiling, then at the window. The eyes want a change too.</li>
<li>Sit and stand four times, slowly enough to count to three.</li>
<li>Heels up, and let the arms hang like wet towels.</li>
<li>Bend to the side, with the hand sliding down the leg.</li>
</ol>
<h2>Breathing</h2>
<p>Through the nose, unhurried, with the jaw loose. Most of us clench it while reading mail.</p>
<h2>What to leave out</h2>
<p>In a tight skirt or a small room, leave out the sitting and do the heels twice. If an arm tingles or goes numb when you raise it, stop there and ask your doctor about it this week.</p>
<p>On a longer break, there is also <a href="/ebs-blog/twenty-minutes-at-noon/">a walk around the block</a>.</p>`,
}
