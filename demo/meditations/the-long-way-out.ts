import type { DemoMeditation } from '../item'

export const theLongWayOutMeditation: DemoMeditation = {
  slug: 'the-long-way-out',
  title: 'The long way out',
  summary: 'In for four, out for six, and nothing to hold. The easiest of our breaths, and the one to keep.',
  video: 'the-long-way-out',
  durationMin: 2,
  topics: ['breath'],
  requiredPlan: 'none',
  publishedDaysAgo: 11,
  body: `<p>Some people do not like to hold their breath, and there is no reason why they should. Here the light grows for four seconds and sinks for six. That is the whole of it.</p>
<h2>How to sit</h2>
<p>Upright enough to be awake and loose enough to be comfortable. Lay one hand on the belly, if you like company. It should move before the chest does, and if it does not, leave it alone.</p>
<h2>What to do with thoughts</h2>
<p>Let them finish their sentence. Then go back to the light. You will do that perhaps twenty times in seventy seconds, and each of them counts as an exercise.</p>
<h2>How the out-breath gets longer</h2>
<p>Not by pushing. Purse the lips a little, as if to cool a spoon of soup, and the air takes its time by itself. If you run out before six, begin the next breath early. The video will not mind.</p>
<p>If you feel short of air or light in the head, open your eyes and breathe as you please. When that happens outside of exercises as well, tell your doctor.</p>`,
}
