import type { DemoGuide } from '../item'

export const shoppingGuide: DemoGuide = {
  slug: 'shopping-once-a-week',
  title: 'Shopping once a week',
  summary:
    'Fewer trips, shorter lists, less in the trash. A way to plan five suppers in the time that coffee needs to drip.',
  requiredPlan: 'standard',
  publishedDaysAgo: 38,
  body: `<p>Every trip to the store costs an hour and brings home something that you did not want. One trip is enough for most weeks, with a stop for bread or milk in between. It needs a list, and the list needs ten minutes.</p>
<h2>Begin with what is there</h2>
<p>Look into the refrigerator before you think. Half a cabbage is a supper that has already been paid for. So is what lies in the freezer, if it has <a href="/ebs-blog/the-freezer-is-a-pantry/">a label</a>.</p>
<h2>Plan five, not seven</h2>
<p>Two evenings go their own way. One is leftovers, one is an invitation or an omelet. For the other five, think in kinds and not in recipes:</p>
<ul>
<li>One pot with beans or lentils, enough for twice</li>
<li>One fish, or tofu</li>
<li>One pan or tray of vegetables, with grain</li>
<li>One soup</li>
<li>One that someone in the house has asked for</li>
</ul>
<p>What spoils first is cooked first: fish and greens on the first two days, roots and cabbage at the end.</p>
<h2>The list</h2>
<p>Write it in the order of the store. Fruit and vegetables, bread, cold things, cans, the rest. It halves the walking. On a recipe's page you can put its ingredients on <a href="/shopping-list/">your shopping list</a> and strike out what you have.</p>
<h2>In the store</h2>
<p>Go when you have eaten. Take one thing that is not on the list, on purpose, and make it a plant. Everything else that jumps at you may jump again next week.</p>
<h2>At home</h2>
<p>Ten minutes before it all vanishes into drawers: wash the greens and roll them in a cloth, put carrots into water, cook a pot of grain while you are standing there. Monday will find half of its supper done and wonder who it was.</p>`,
}
