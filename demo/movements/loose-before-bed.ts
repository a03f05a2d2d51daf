import type { DemoMovement } from '../item'

export const looseBeforeBedGuide: DemoMovement = {
  slug: 'loose-before-bed',
  title: 'Loose before bed',
  summary: 'Six minutes in socks, by the smallest lamp in the house. The last fold is meant to be the longest.',
  level: 'Beginner',
  video: 'long-lines',
  durationMin: 6,
  topics: ['rest-day', 'mobility'],
  requiredPlan: 'premium',
  publishedDaysAgo: 26,
  body: `<p>Late in the evening the body does not want to be trained. It wants to be put away properly, like good knives. Play the video three times, each round slower than the picture.</p>
<h2>Set up</h2>
<p>One lamp, no ceiling light. Socks and a blanket under the knees. If you share the room, whisper.</p>
<h2>Steps</h2>
<ol>
<li>In the first round, move as the video does.</li>
<li>In the second, do half of the repetitions, each twice as long.</li>
<li>In the third, leave out the standing part. Round the back, let it sink, and sit back until the video has ended.</li>
</ol>
<h2>Breathing</h2>
<p>In through the nose, out as if you were cooling soup. When the way out has become longer by itself, you are done.</p>
<h2>What to leave out</h2>
<p>Anything that wakes you up. Reaching high above the head does that to some people; they keep the hands at the ribs. After a large supper, wait an hour before you fold. If pain keeps you awake for more than a few nights, see your doctor about it.</p>
<p>The rest of the hour is described <a href="/ebs-blog/the-last-hour-of-the-day/">elsewhere</a>.</p>`,
}
