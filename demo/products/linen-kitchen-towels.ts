import type { DemoProduct } from '../item'

export const linenTowelsProduct: DemoProduct = {
  slug: 'linen-kitchen-towels',
  title: 'Linen kitchen towels',
  summary: 'Four towels with a stripe. Stiff on the first day, right on the twentieth, and handed down in the end.',
  brand: 'Alder House',
  price: '$42 for four',
  productUrl: 'https://example.com/alder-house/kitchen-towels',
  topics: ['for-the-kitchen'],
  requiredPlan: 'none',
  publishedDaysAgo: 21,
  body: `<p>A kitchen towel is the tool that one holds most and thinks about least. Cotton gets damp and stays damp. Linen dries a salad, two pots and a pair of hands, and by the next meal it is dry itself.</p>
<h2>Why these</h2>
<p>They are woven thick, they have a loop that does not tear off, and the stripe is in the cloth and not printed on it. We wash ours hot. After three years one has a hole, and it was put there by a candle.</p>
<h2>More than drying</h2>
<ul>
<li>Washed greens, rolled in a damp one, stay crisp for five days</li>
<li>Over a bowl of dough in place of plastic</li>
<li>Under a board, so that it does not wander</li>
<li>On the table, when it has to look as if you had planned it</li>
</ul>
<h2>What to know before</h2>
<p>Wash them twice before you judge them. New linen repels water a little, like a duck. No softener, ever.</p>`,
}
