import type { DemoMovement } from '../item'

export const strongSession: DemoMovement = {
  slug: 'strong-and-slow',
  title: 'Strong and slow',
  summary: 'Push-ups, climbers, a plank that turns into a dog, and a hinge on one leg. Nothing in it is quick.',
  level: 'Advanced',
  durationMin: 2,
  video: 'strong-and-slow',
  topics: ['upper-body'],
  requiredPlan: 'standard',
  publishedDaysAgo: 15,
  body: `<p>Speed hides a great deal. A push-up that takes one second is mostly falling and bouncing. One that takes four has to be carried all the way down and all the way up, and you will find out where you have been cheating.</p>
<h2>One line</h2>
<p>Three of these four movements begin in a plank. Get that right first: hands under the shoulders, heels pushed back, the ribs drawn toward the hips so that the back does not sag. If someone laid a broomstick on you, it would touch the head, the space between the shoulder blades and the seat.</p>
<h2>When the line breaks, stop</h2>
<p>That is the whole rule. Put a knee down and go on from there, or rest until the next movement comes. Five clean rounds count for more than eight with a hanging back.</p>
<ul>
<li>Sore wrists? Make fists, or put the hands on two firm books.</li>
<li>Tight backs of the legs? Bend the knees in the dog as far as you like.</li>
<li>Wobbling on one leg? Look at a point on the floor, an arm's length ahead, and leave the toes of the other foot down.</li>
</ul>
<p>Leave a day between two sessions of this kind. On that day, <a href="/movements/two-minutes-and-a-chair/">the chair</a> will do. Anyone with a bad shoulder, wrist or back should show this video to a physiotherapist before trying it.</p>`,
}
