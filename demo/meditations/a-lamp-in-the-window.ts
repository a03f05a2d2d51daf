import type { DemoMeditation } from '../item'

export const aLampInTheWindowMeditation: DemoMeditation = {
  slug: 'a-lamp-in-the-window',
  title: 'A lamp in the window',
  summary: 'For evenings when the day is still talking. Six minutes of letting it, and of not answering.',
  video: 'four-four-six',
  durationMin: 6,
  topics: ['evening-quiet'],
  requiredPlan: 'free',
  publishedDaysAgo: 29,
  body: `<p>Somewhere on the other side of the valley someone has left a lamp in the window. You do not know who. It has nothing to do with your day, and that is the good thing about it. Play the video three times, one round into the next.</p>
<h2>How to sit</h2>
<p>Facing the video for the first round, with your own lamps low. In the second, let the eyes become soft. In the third, close them and see the light without looking.</p>
<h2>When the day talks</h2>
<p>Say to each thought: tomorrow, at nine. It need not be true. Thoughts are like guests in the hall who only want to hear that there will be another occasion. If one of them insists, write it on a piece of paper and come back.</p>
<h2>Afterward</h2>
<p>Do not go back to a bright room. Brush your teeth in the dark, it can be done.</p>
<p>Leave out the hold if you have asthma or it makes you uneasy. Evenings that stay heavy for weeks are no matter for a lamp; please see your doctor.</p>`,
}
