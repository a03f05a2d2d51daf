import type { DemoProduct } from '../item'

export const paperLampProduct: DemoProduct = {
  slug: 'the-paper-lamp',
  title: 'The paper lamp',
  summary: 'A round lamp for the hour before bed. It makes a room smaller, and everyone in it better looking.',
  brand: 'Lowlight',
  price: '$65',
  productUrl: 'https://example.com/lowlight/round-table-lamp',
  topics: ['for-the-evening'],
  requiredPlan: 'none',
  publishedDaysAgo: 33,
  body: `<p>If you change one thing about your evenings, change the lamp. This one gives about as much light as four candles, in their color, from the height of a table. You can read by it if the page is near. You cannot do your taxes, and that is its second virtue.</p>
<h2>Why this one</h2>
<p>The paper is strong enough to be dusted. The bulb comes with it, warm and dim, and can be changed when it fails, which by their account is in fifteen years. The switch is on the cord, at the end where your hand is.</p>
<h2>Where to put it</h2>
<p>Low, and not between you and another person. On a stool, on the floor behind a chair, on the shelf that is too deep for books. Turn off the ceiling first, and wait for a minute until your eyes believe it.</p>
<h2>What to know before</h2>
<p>Paper and small children are friends for about a day. There is a glass one by the same maker, which costs more and weighs six pounds. For why lamps matter at all, read <a href="/ebs-blog/the-last-hour-of-the-day/">the last hour of the day</a>.</p>`,
}
