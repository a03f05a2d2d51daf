import type { DemoMovement } from '../item'

export const downAGearGuide: DemoMovement = {
  slug: 'down-a-gear',
  title: 'Down a gear',
  summary: 'Four corners at half range, two times, for the day after a hard one.',
  level: 'Advanced',
  video: 'four-corners',
  durationMin: 4,
  topics: ['rest-day'],
  requiredPlan: 'free',
  publishedDaysAgo: 10,
  body: `<p>Strong people are often bad at easy days. They do them, but they cannot resist adding something. Here is the exercise: add nothing. Play the video two times and stop while you would like to go on.</p>
<h2>Set up</h2>
<p>A mat and long sleeves. Turn the heat up or the music down.</p>
<h2>Steps</h2>
<ol>
<li>Lunge half as deep as you could.</li>
<li>Hinge with the toes of the back foot on the floor.</li>
<li>Push up against the edge of a table, standing.</li>
<li>In the dog, bend the knees and let the head hang.</li>
</ol>
<h2>Breathing</h2>
<p>In for three steps of the clock, out for four. If it becomes deeper by itself, let it.</p>
<h2>What to leave out</h2>
<p>Counting. Also anything that was sharp yesterday. If you are more tired after three easy days than before them, or your pulse is high on waking, see your doctor before you train again.</p>
<p>A bowl of <a href="/recipes/ginger-noodle-broth/">ginger noodle broth</a> belongs to this.</p>`,
}
