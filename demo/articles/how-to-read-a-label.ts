import type { DemoArticle } from '../item'

export const labelArticle: DemoArticle = {
  slug: 'how-to-read-a-label',
  title: 'How to read a label in ten seconds',
  summary:
    'The front of a package is an advertisement. The back is a confession. Three things to look at, and when not to bother.',
  author: 'Ada Whitcombe',
  topics: ['food-sense'],
  requiredPlan: 'none',
  publishedDaysAgo: 11,
  body: `<p>Everything on the front of a package was written by someone who would like you to put it into the cart. That is fair, it is their job. The back was written because the law wanted it, and so it is duller and a good deal more honest.</p>
<p>You do not have to read all of it. You have a cart with a bad wheel and someone behind you. Here is what we look at, in this order, and it takes about ten seconds once you have done it a few times.</p>
<h2>First, the first three</h2>
<p>Ingredients stand in the order of their weight, the heaviest first. So the first three tell you what you are buying, and the rest is seasoning. If a tomato sauce begins with tomatoes, good. If it begins with water and sugar, you are paying for a drink.</p>
<p>Sugar has relatives: syrup, dextrose, maltose, concentrated juice. When several of them are spread along the list, each looks small. Add them up in your head, the way you would with guests who arrive one by one.</p>
<h2>Second, the serving</h2>
<p>All the numbers in the panel are for one serving, and the maker describes it. A bag that you would finish alone in front of a movie may hold three. The number of servings stands at the top. Multiply once and you know where you are.</p>
<h2>Third, one number that matters to you</h2>
<p>Not all of them. Choose the one that you have a reason to watch:</p>
<ul>
<li><strong>Fiber</strong>, in bread and cereal. Around three grams or more per serving says that there is still some grain in it.</li>
<li><strong>Added sugars</strong>, in yogurt and sauces. Plain yogurt has sugar of its own from the milk, and none added.</li>
<li><strong>Sodium</strong>, in stock, canned soup and bread. It is where most of our salt comes from, far more than from the shaker.</li>
</ul>
<p>For the percentages at the side there is a rule of thumb on the label itself: five percent or less is little, twenty or more is a lot. That is for one serving, so remember the video.</p>
<h2>What we do not read</h2>
<p>The word <em>natural</em>, which promises nothing in particular. The picture of the farm. The claim that something is free of a thing it never had, such as oil without cholesterol. And the number of ingredients: a good curry paste has fourteen, and each of them is food.</p>
<p>We also do not read labels on carrots. A fair part of eating well is buying things that do not need any.</p>
<h2>If you have an allergy</h2>
<p>Then ten seconds are not enough and you know it. Read the whole list, look for the line that begins with <em>Contains</em>, and read it again when the package has a new design, since that is when recipes change. Notes about traces are voluntary in many places. Their absence tells you nothing.</p>
<p>In our recipes the allergens stand under the ingredients, listed with caution. But they are the allergens of what we bought, and you bought something else.</p>
<h2>An exercise for one afternoon</h2>
<p>Take three things out of your own cupboard, of the kind you buy every week. Bread, a sauce, something for breakfast. Read the first three ingredients aloud. If you are content, put them back and do not read them again for a year. If one of them surprises you, stand in front of that shelf next time for a minute longer than usual.</p>
<p>Change one thing. Leave the others alone. A kitchen is not put right in one trip, and the bad wheel would not survive it. For what to do with a plain can of tomatoes, there is <a href="/recipes/slow-tomato-and-white-bean-pot/">the slow bean pot</a>.</p>`,
}
