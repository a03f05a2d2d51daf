import type { DemoGuide } from '../item'

export const kitchenGuide: DemoGuide = {
  slug: 'a-kitchen-that-helps',
  title: 'A kitchen that helps',
  summary: 'We eat what is at the height of our eyes. One afternoon of moving things around saves a year of resolve.',
  requiredPlan: 'none',
  publishedDaysAgo: 24,
  body: `<p>Resolve is a small battery. By the evening it has been used up on the phone, the traffic and being polite. So it is better if the kitchen does not need any. Put things where the hand goes, and the hand will do the rest.</p>
<h2>One shelf, at the height of your eyes</h2>
<p>Open the cupboard that you open most. Whatever stands at the height of your eyes is your diet, more or less. Move the oats, beans, nuts and canned tomatoes there. The chips may stay in the house. They live at the top now, behind the cake tin, and will be visited on occasions.</p>
<h2>The bowl on the table</h2>
<p>Fruit in a drawer is compost. Fruit in a bowl gets eaten. Use a wide one and fill it sparsely, so that the pears do not bruise each other, and put it where people wait.</p>
<h2>The front of the refrigerator</h2>
<p>Glass containers, with the lids facing you. Washed greens in a cloth, carrots in water, cooked grain, half a pot of beans. Leftovers go in front and not behind the jam. A container that one can see through is worth two that one cannot.</p>
<h2>Within reach of the stove</h2>
<ul>
<li>One good oil, one vinegar, salt in a dish, pepper in a mill</li>
<li>One pan, one pot and <a href="/yalda-loves/one-good-knife/">one good knife</a></li>
<li>A board that stays out</li>
<li>Lemons and garlic, where you would put flowers</li>
</ul>
<h3>What to leave</h3>
<p>You need not throw anything away. Food is not guilty. Give the unopened things to someone who likes them, and finish the others in peace. And if you share the kitchen, move things together, over a pot of tea. No one likes to search for the chips.</p>
<p>Then cook something in it on the same evening. <a href="/recipes/roast-carrots-orange-and-dill/">Roast carrots</a> will do to try the new order.</p>`,
}
