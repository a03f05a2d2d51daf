import type { DemoGuide } from '../item'

export const eveningGuide: DemoGuide = {
  slug: 'an-evening-in-order',
  title: 'An evening in order',
  summary: 'Week two moves the evening forward by half an hour. Here is an order for it that leaves room for life.',
  requiredPlan: 'free',
  publishedDaysAgo: 10,
  body: `<p>Most evenings fall apart in the same place: between the end of supper and the beginning of bed. There are two or three hours in there that no one planned, and in the morning no one knows where they went. You need not plan them now. It is enough to put four things in order.</p>
<h2>Supper, half an hour earlier</h2>
<p>Look at the clock for three evenings without changing anything. Then move supper forward by ten minutes, and a few days later by ten more. A stomach that has finished its shift lets the rest of you lie down. If the family comes home late, eat the warm part together and the rest before.</p>
<h2>The kitchen, closed</h2>
<p>Wash one pan and one board. Soak what wants to be soaked. Then turn off the lamp above the stove. It is an odd thing, but a dark kitchen does not call.</p>
<h2>Lamps and phones</h2>
<p>An hour before bed the ceiling light goes off and a small lamp goes on. The phone moves into the hall. If you have to be reachable, turn the bell up and leave the door open.</p>
<h2>Ten minutes, sitting</h2>
<p>On the edge of the bed or on a cushion. Breathe, or follow a voice: <a href="/the-ebs-method/6wr/lg/guided-meditation/">the guided meditation</a> of this program takes ten minutes, and <a href="/meditations/four-four-six/">Four, four, six</a> takes less.</p>
<h3>When it goes wrong</h3>
<p>A visit, a deadline, a child with a fever. Keep one of the four, whichever is nearest. On most evenings that will be the lamp. An order is not a schedule. It only says what comes next.</p>
<h2>For your page</h2>
<p>Write down, for one week: supper at, lamps at, asleep at about. Three numbers and no remarks. In week six you will read them again.</p>`,
}
