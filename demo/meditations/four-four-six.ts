import type { DemoMeditation } from '../item'

export const breathingMeditation: DemoMeditation = {
  slug: 'four-four-six',
  title: 'Four, four, six',
  summary: 'A light to breathe with. In for four, hold for four, out for six, four times over.',
  durationMin: 2,
  video: 'four-four-six',
  topics: ['breath'],
  requiredPlan: 'none',
  publishedDaysAgo: 2,
  body: `<p>There is nothing to learn here. A light grows, and you breathe in. It stays, and you stay. It sinks, and you let the air go. After four breaths it is over, and the kettle may not even have boiled.</p>
<h2>How to sit</h2>
<p>On a chair, on the edge of the bed, in the parked car. Both feet on the floor if there is one. The shoulders may drop. Breathe through the nose if it is free, and never so deep that you have to work for it.</p>
<h2>Why the way out is longer</h2>
<p>Because that is the part that tells the body that no one is chasing it. Most people notice that the pulse slows a little while the air goes out. If six is too long, stop at five. If the hold feels tight, leave it out and simply wait a moment before you breathe out.</p>
<h2>When</h2>
<p>Before a meal, so that you arrive at it. Before a call that you would rather not make. In the <a href="/ebs-blog/the-last-hour-of-the-day/">last hour of the day</a>, with the sound of the street for company. The video has no sound of its own, and you can close your eyes once you know the rhythm.</p>
<p>If counting your breath makes you dizzy or uneasy, let it be. Look out of a window instead. If the unease stays, talk to your doctor about it.</p>`,
}
