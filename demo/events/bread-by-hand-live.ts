import type { DemoEvent } from '../listening'

export const breadByHandLiveEvent: DemoEvent = {
  slug: 'bread-by-hand-live',
  title: 'Bread by hand, live',
  summary: 'Two hours online with the baker Lucien Faure. Mix, fold and ask, each in your own kitchen.',
  startsInDays: 10,
  weekday: 4,
  startHour: 17,
  lastsMin: 120,
  location: 'Online',
  price: 'Included in Premium',
  bookingSlug: 'bread-by-hand',
  topics: ['online-events'],
  requiredPlan: 'premium',
  publishedDaysAgo: 9,
  body: `<p>The live session of <a href="/masterclasses/bread-by-hand/">Bread by hand</a>. Lucien Faure stands in his bakery in front of one camera, you stand in your kitchen in front of one bowl, and in between there is a list of questions that we read aloud.</p>
<h2>How it goes</h2>
<ol>
<li>Mixing, all together. Ten minutes.</li>
<li>Resting, with questions about flour.</li>
<li>Folding, four times, with questions about everything else.</li>
<li>He bakes his. Yours goes into the refrigerator until morning.</li>
</ol>
<h2>What to have ready</h2>
<p>A pound of flour, salt, water as warm as a hand, and a bowl that is larger than you think. The list comes by email on the day before.</p>
<h2>If you cannot come</h2>
<p>The replay stands on the page of the class a few days later. Questions may be sent in beforehand.</p>`,
}
