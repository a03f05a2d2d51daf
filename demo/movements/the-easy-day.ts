import type { DemoMovement } from '../item'

export const theEasyDayGuide: DemoMovement = {
  slug: 'the-easy-day',
  title: 'The easy day',
  summary: 'Two rounds at half depth. What you do between two good days so that there is a second one.',
  level: 'Intermediate',
  video: 'floor-first',
  durationMin: 4,
  topics: ['rest-day'],
  requiredPlan: 'none',
  publishedDaysAgo: 8,
  body: `<p>Sore legs want company, not rest alone. A little blood through them and they stop complaining sooner. Play the video two times and do everything at half of what you can.</p>
<h2>Set up</h2>
<p>A mat, warm clothes, and the promise not to turn it into something else.</p>
<h2>Steps</h2>
<ol>
<li>Cat and cow as in the video. Take longer if it is pleasant.</li>
<li>Bird dog with the toes and fingertips still touching the floor.</li>
<li>Hinge only until you feel the back of the legs.</li>
<li>Instead of a lunge, a small step back and forward again.</li>
</ol>
<h2>Breathing</h2>
<p>Nose only. If you need the mouth, it has stopped being an easy day.</p>
<h2>What to leave out</h2>
<p>Pride, mainly. And any movement that hurts in a joint rather than in a muscle. Soreness that gets worse after the third day, or a leg that is swollen and warm, is something for your doctor.</p>
<p>Tomorrow you can go back to <a href="/movements/legs-before-lunch/">Legs before lunch</a>.</p>`,
}
