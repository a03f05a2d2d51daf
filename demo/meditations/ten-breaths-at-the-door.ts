import type { DemoMeditation } from '../item'

export const tenBreathsAtTheDoorMeditation: DemoMeditation = {
  slug: 'ten-breaths-at-the-door',
  title: 'Ten breaths at the door',
  summary: 'Four minutes for the moment between work and home, with the key already in your hand.',
  video: 'the-long-way-out',
  durationMin: 4,
  topics: ['breath'],
  requiredPlan: 'standard',
  publishedDaysAgo: 35,
  body: `<p>There is a short time between the last thing of one place and the first thing of another. In it we usually look at a phone. You may look at this instead: play the video two times, in the car with the engine off, or on the stairs.</p>
<h2>Standing</h2>
<p>Both feet, soft knees, the bag on the floor. Feel which shoulder carried it.</p>
<h2>Ten breaths</h2>
<ol>
<li>Three for what was. You need not sum it up.</li>
<li>Four for nothing in particular.</li>
<li>Three for the person behind the door, even if it is only the cat.</li>
</ol>
<p>The video has room for twelve. The other two are for the key.</p>
<h2>If home is not the calm part</h2>
<p>Then do it the other way around, in the morning, before you leave. Or sit in a park. If you are not safe behind that door, a breath is not what you need. Call someone, a doctor or a help line, and do not wait until it is worse.</p>`,
}
