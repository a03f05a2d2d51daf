import type { DemoArticle } from '../item'

export const freezerArticle: DemoArticle = {
  slug: 'the-freezer-is-a-pantry',
  title: 'The freezer is a pantry',
  summary:
    'Most freezers are a drawer of good intentions with ice on them. How to keep one that feeds you, with a pencil and a roll of tape.',
  author: 'Ada Whitcombe',
  topics: ['in-the-kitchen'],
  requiredPlan: 'free',
  publishedDaysAgo: 59,
  body: `<p>At the bottom of our freezer there was a bag without a label. We moved house with it. It might have been stock, or the rhubarb of a summer that no one could date. One evening we let it thaw in a bowl, and it was neither. It was dishwater-colored, and it was the end of an era.</p>
<p>Since then there has been a roll of tape on the refrigerator door, and a pencil on a string. That is really the whole article. The rest is what we learned once we could read what we had.</p>
<h2>Write three things</h2>
<p>What it is, how much of it, and when it went in. <em>Lentil soup, 2, March 9.</em> Not <em>soup</em>. In two months you will not know which, and you will put it back and order something.</p>
<p>Tape sticks to a dry container and not to a frozen one, so write first and fill after. Pencil does not run.</p>
<h2>What belongs there</h2>
<p>Frozen vegetables and fruit have a poor name that they do not deserve. Peas and spinach are frozen within hours of the field, and by the end of a week they have kept more than their fresh cousins in the drawer.</p>
<ul>
<li><strong>Always.</strong> Peas, spinach, berries, bread in slices, ginger in one piece to be grated as it is.</li>
<li><strong>When you cook.</strong> Soups, beans, cooked grain, tomato sauce, stock. In flat bags, which thaw in a quarter of the time and stand like books.</li>
<li><strong>When you have too much.</strong> Herbs chopped into oil, lemon juice in an ice tray, the second half of the can of coconut milk.</li>
</ul>
<h2>What does not</h2>
<p>Anything that was crisp. Lettuce, cucumber, raw potatoes, boiled eggs. Yogurt separates, which is fine in a cake and sad in a bowl. Fried things come back soft, with an air of regret.</p>
<h2>Cold and quick</h2>
<p>Small portions freeze fast, and what freezes fast keeps its shape. Let hot food cool down first, but not on the counter until midnight: spread it wide, and within two hours it should be in the cold. Food that sits lukewarm is a party for the wrong guests.</p>
<p>Thaw it overnight in the refrigerator, or straight in the pot over a small flame. What has thawed on the counter all day is not worth the risk. What you have thawed, cook and eat. You may freeze it again once it has been cooked through.</p>
<h3>How long</h3>
<p>At zero degrees Fahrenheit things stay safe for a very long time, and stay good for less. Three months for soups and sauces, six for fruit and bread, and a month or two for anything with much cream in it. After that it is not dangerous. It only tastes of freezer.</p>
<h2>The Thursday rule</h2>
<p>On Thursdays we cook nothing new. Something comes out on Wednesday night, and Thursday has soup. <a href="/recipes/red-lentil-and-carrot-soup/">Red lentil and carrot</a>, as a rule, with fresh herbs on top so that it looks as if someone had tried.</p>
<p>It is not about thrift, although it turns out thrifty. A freezer from which nothing comes out is a museum. And once a season, in the last week before the weather turns, we eat it down until we can see the bottom. There has been no unlabeled bag there for two years. We checked before we wrote this.</p>`,
}
