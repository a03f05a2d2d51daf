import type { DemoGuide } from '../item'

export const waterGuide: DemoGuide = {
  slug: 'water-through-the-day',
  title: 'Water through the day',
  summary:
    'You do not need a number. You need a glass that stands where you are. How much, when, and what else counts.',
  requiredPlan: 'none',
  publishedDaysAgo: 18,
  body: `<p>Eight glasses a day is a number that no one can trace to anything. It is not harmful, it is only loud. Thirst, in a healthy grown-up, is a very good instrument. What goes wrong is that we do not hear it over the noise of the day.</p>
<h2>Four places for a glass</h2>
<ul>
<li><strong>Beside the bed</strong>, filled in the evening, emptied before the feet touch the floor.</li>
<li><strong>At the place where you work.</strong> Not in the kitchen. No one walks for it at three.</li>
<li><strong>On the table</strong>, with every meal, before the plates.</li>
<li><strong>By the door</strong>, for when you come home. Much of what feels like hunger at six is thirst with a coat on.</li>
</ul>
<p>That makes four or five without counting. Soup, fruit, tea and coffee count as well. So does milk.</p>
<h2>If plain water bores you</h2>
<p>A slice of lemon, a few leaves of mint, cucumber, a cold tea bag of something with hibiscus. Sparkling is as good as still. <a href="/recipes/iced-ginger-tea-with-peach/">Iced ginger tea with peach</a> is for the days on which water is an insult.</p>
<p>Juice is better eaten as the fruit. Drinks with sweetener are a bridge for people who come from soda, and there is nothing wrong with a bridge. One need not live on it.</p>
<h2>When you need more</h2>
<p>In heat, with fever, while breastfeeding, on days with much movement. The color tells you: straw is fine, apple juice is late. Older people feel thirst less and may want the four places in writing.</p>
<h3>When you need to ask</h3>
<p>If you have a weak heart or kidneys, or take water tablets, your doctor may have given you a limit. It goes before everything on this page. If you are thirsty all the time and nothing helps, have your blood sugar checked.</p>`,
}
