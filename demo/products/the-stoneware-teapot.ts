import type { DemoProduct } from '../item'

export const teapotProduct: DemoProduct = {
  slug: 'the-stoneware-teapot',
  title: 'The stoneware teapot',
  summary: 'For two large cups or four small ones. It pours without dripping, which took the potter eleven years.',
  brand: 'Brook Pottery',
  price: '$74',
  productUrl: 'https://example.com/brook-pottery/teapot-sea-green',
  topics: ['for-the-evening', 'for-the-kitchen'],
  requiredPlan: 'none',
  publishedDaysAgo: 41,
  body: `<p>A bag in a mug is a drink. A pot is an appointment. It takes four minutes, and someone has to fetch the cups. In those minutes most of what was going to be said in the evening gets said.</p>
<h2>Why this one</h2>
<p>The spout. It is cut sharp on the underside, and the last drop goes back in. The lid stays on when you tilt it. It holds a quart, and the strainer inside reaches down to where the tea is, so that it also works for one.</p>
<h2>What we make in it</h2>
<p>Fresh ginger and lemon, sliced, ten minutes. Mint from the windowsill. Fennel seeds after a heavy supper. And plain black tea at four, of course, but not later, or the night will be a long one.</p>
<h2>What to know before</h2>
<p>Each is turned by hand, so yours will be a little different from ours and a little different from the picture. Warm it with hot water before you brew. It may go into the dishwasher. It would rather not.</p>`,
}
