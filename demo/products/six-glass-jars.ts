import type { DemoProduct } from '../item'

export const glassJarsProduct: DemoProduct = {
  slug: 'six-glass-jars',
  title: 'Six glass jars',
  summary: 'Three sizes, wooden lids, nothing written on them. What you can see, you cook.',
  brand: 'Halden Glass',
  price: '$36 for six',
  productUrl: 'https://example.com/halden-glass/jars-with-wooden-lids',
  topics: ['for-the-kitchen'],
  requiredPlan: 'none',
  publishedDaysAgo: 8,
  body: `<p>We used to keep lentils in the bag they came in, closed with a clothespin. There were four open bags of lentils. Since they live in glass there is one jar, and we know how full it is.</p>
<h2>Why these</h2>
<p>They are straight up and down, so that a measuring cup gets to the bottom. The mouth is wide enough for a hand. The lids have a ring that can be washed and bought again, which is rarer than it should be.</p>
<h2>What goes into them</h2>
<ul>
<li>The large ones: oats, rice, pasta</li>
<li>The middle ones: lentils, beans, flour for this month</li>
<li>The small ones: walnuts and seeds, better in the refrigerator</li>
</ul>
<h2>What to know before</h2>
<p>The lids do not like the dishwasher. And glass lets in light, so put them where the sun does not reach. A strip of tape underneath with the date is our own addition.</p>`,
}
