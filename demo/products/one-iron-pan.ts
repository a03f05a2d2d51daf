import type { DemoProduct } from '../item'

export const ironPanProduct: DemoProduct = {
  slug: 'one-iron-pan',
  title: 'One iron pan',
  summary:
    'Twelve inches of black iron, heavy as a small dog. It costs as much as a dinner out and will cook some thousands at home.',
  brand: 'Marrow and Pine',
  price: '$48',
  productUrl: 'https://example.com/marrow-and-pine/iron-pan',
  topics: ['for-the-kitchen'],
  requiredPlan: 'none',
  publishedDaysAgo: 3,
  body: `<p>Yalda has had hers for nine years. It has fried eggs at three addresses, baked cornbread on a campfire, and been dropped once, to the regret of the floor.</p>
<h2>Why this one</h2>
<p>It is ground smooth inside, so that eggs let go after a few weeks of use and not after a few years. The handle is long enough for two hands. It goes from the stove into the oven, and it makes the crust on <a href="/recipes/chicken-legs-with-squash-and-sage/">chicken legs with squash and sage</a> that no other pan of ours makes.</p>
<h2>What to know before</h2>
<p>It weighs seven and a half pounds. If your wrists mind, take the ten-inch one. Long simmers with tomatoes or wine belong into another pot, since acid takes the seasoning off.</p>
<h2>How to keep it</h2>
<p>Hot water, a brush, dry it on the flame, a drop of oil. A little soap is fine, whatever they told you. Leaving it in the sink is not.</p>`,
}
