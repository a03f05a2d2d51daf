import type { DemoArticle } from '../item'

export const testingArticle: DemoArticle = {
  slug: 'how-we-test-a-recipe',
  title: 'How we test a recipe',
  summary:
    'Four times at least, once by someone who has never seen it, and once on a bad stove. A report from the kitchen.',
  author: 'Ravi Menon',
  topics: ['in-the-kitchen'],
  requiredPlan: 'none',
  publishedDaysAgo: 20,
  body: `<p>People write to ask why we publish so few recipes. It is because of the fourth time.</p>
<p>The first time you cook a dish you are in love with it. The second time you find out what you did. The third time you can write it down. The fourth time someone else cooks it, and you have to stand in the corner and say nothing. That last one is where most of the words come from.</p>
<h2>First, is it worth it</h2>
<p>A dish begins with a question at lunch. Can a curry be green and still mild. Is there a pear dessert that is also breakfast. We cook it roughly, with what is there, and eat it standing. Half of them end here, usually because there is already a simpler one that is just as good.</p>
<p>We ask three things. Would you buy for it on a Tuesday? Can it be done in one pan, or is the second pan worth the washing up? And what will you do with the rest of the bunch of dill?</p>
<h2>Second, with a scale and a clock</h2>
<p>Now everything is weighed, including the pinch. The clock starts when the refrigerator opens and not when the onion is already chopped, as if by elves. This is why our total times look long. They are the times that you will really need.</p>
<p>The cook speaks, someone else writes. Not <em>fry for five minutes</em>, but what happens after five minutes: the edges are brown, the smell changes, the bubbles get slower. Your pan is thinner than ours, or thicker. Brown is brown on both.</p>
<h2>Third, on the bad stove</h2>
<p>We own a stove that no one would buy. Two of its plates have opinions and the oven is warmer at the back. A recipe has to survive it. <a href="/recipes/baked-eggs-with-chard-and-yogurt/">The baked eggs</a> came back from there with a new sentence about watery greens. <a href="/recipes/cardamom-pears-with-almond-crumb/">The pears</a> came back with a longer time under the lid.</p>
<h2>Fourth, in a stranger's hands</h2>
<p>The last test is done by someone who has not seen the dish. A neighbor, a cousin, the man who repaired the dishwasher. They get the text, a bag of groceries, and us in the corner.</p>
<p>It is very humbling. They put the garlic in at the beginning because we wrote <em>add the garlic</em> without saying when. They look for a lid that we never mentioned. Once someone peeled a lemon because the list said <em>lemon, juice</em> and she wondered what else to do with it. Each pause becomes a word.</p>
<h2>Then the arithmetic</h2>
<p>Nutrition is worked out from the raw ingredients, per serving, and rounded, since a carrot is not a pill. The allergens are set down cautiously. Then the amounts are tried for one and for eight people. Most things scale. Salt and chili do not quite, and where that matters the recipe leaves them to you.</p>
<h3>What we still get wrong</h3>
<p>Onions. Ours are small and we never learn it. And servings: the author of these lines eats for two, and <em>serves four</em> has been corrected by readers more than once. Thank you for that. Please go on.</p>
<h2>What you can do with this</h2>
<p>Cook a new dish twice before you judge it. The first time you are reading, the second time you are cooking. Write the change that you made at the edge, in pencil.</p>
<p>And if a recipe of ours left you in front of the stove with a question, <a href="mailto:hello@example.com">send it to us</a>. There is a stove here that would like to hear it. The ones that have passed are all <a href="/recipes">in the kitchen</a>.</p>`,
}
