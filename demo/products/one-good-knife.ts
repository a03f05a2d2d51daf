import type { DemoProduct } from '../item'

export const knifeProduct: DemoProduct = {
  slug: 'one-good-knife',
  title: 'One good knife',
  summary:
    'Eight inches, carbon steel, a handle of pear wood. In place of the block with twelve, of which you use one.',
  brand: 'Sorrel Works',
  price: '$110',
  productUrl: 'https://example.com/sorrel-works/cooks-knife',
  topics: ['for-the-kitchen'],
  requiredPlan: 'none',
  publishedDaysAgo: 50,
  body: `<p>Most cuts in home kitchens come from dull knives, because one pushes. A sharp knife goes where you look. It also makes an onion a matter of one minute, and most of what people call not liking to cook is not liking to cut.</p>
<h2>Why this one</h2>
<p>It is light for its length and not too thin, so it forgives a pumpkin. The back is rounded where the finger lies. The maker sharpens it again for the price of the postage, as long as either of you is around.</p>
<h2>How to keep it</h2>
<ul>
<li>Wash it by hand and dry it at once. Carbon steel rusts within an hour, and it turns gray with use, which is how it should look</li>
<li>Wood or plastic under it, never glass or stone</li>
<li>A few strokes on a whetstone each month. There is a video of it on every corner of the internet</li>
</ul>
<h2>What to know before</h2>
<p>If you know that it will end up wet in the sink, take the stainless one. It is a very good knife as well. Keep either in a sleeve, out of reach of small hands. Then try it on <a href="/recipes/fennel-and-orange-salad/">fennel and orange salad</a>.</p>`,
}
