import type { DemoMeditation } from '../item'

export const soundsFromTheStreetMeditation: DemoMeditation = {
  slug: 'sounds-from-the-street',
  title: 'Sounds from the street',
  summary: 'Eight minutes in which the noise outside is the exercise. No quiet room needed.',
  video: 'four-four-six',
  durationMin: 8,
  topics: ['evening-quiet', 'body-scan'],
  requiredPlan: 'standard',
  publishedDaysAgo: 43,
  body: `<p>The video is silent on purpose. It leaves room for the tram, the neighbor's radio and the dog who has opinions. Play it four times, and let them all come in.</p>
<h2>Open a window</h2>
<p>A hand's breadth is enough. Sit with your back against something. Breathe with the light for the first round, so that the breath knows the way.</p>
<h2>Near and far</h2>
<ol>
<li>In the second round, find the farthest sound that you can hear.</li>
<li>In the third, the nearest. It may be your own breath, or the refrigerator.</li>
<li>In the fourth, do not look for any. Let them arrive and leave, like people on a stair.</li>
</ol>
<h2>The point of it</h2>
<p>A sound becomes noise when we wish it away. For eight minutes we do not wish. Often the shoulders are the first to notice.</p>
<p>If you hear a ringing that never leaves, this exercise may be too quiet for you. Put on rain or music, and let a doctor look at your ears if no one has.</p>`,
}
