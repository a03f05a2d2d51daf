import type { DemoArticle } from '../item'

export const tiredArticle: DemoArticle = {
  slug: 'cooking-when-you-are-tired',
  title: 'Cooking when you are tired',
  summary:
    'Recipes are written by people who have slept. Notes for the other evenings: five suppers below the level of cooking, and one rule.',
  author: 'Edie Hallam',
  topics: ['in-the-kitchen', 'the-evening'],
  requiredPlan: 'premium',
  publishedDaysAgo: 31,
  body: `<p>It is ten past seven. You are still wearing your coat. In front of you stands a refrigerator with the light on, and you look into it the way one looks into a sea.</p>
<p>I have written recipes for a living for eleven years, and on such evenings I cannot cook any of them. They begin with <em>finely dice two shallots</em>. I would like to see the person who finely dices a shallot in a coat.</p>
<h2>The one rule</h2>
<p>Decide before you are hungry. That is all. A tired head can carry things out, but it cannot choose. So the choosing happens at another time: at breakfast, or on Sunday, or once and for all on a list inside the cupboard door.</p>
<p>Mine has five lines. It has hung there for three years and has a splash of tomato on it. When the coat evening comes, I do not ask myself what I would like. I read the first line that the refrigerator permits.</p>
<h2>The list</h2>
<ul>
<li><strong>Eggs on greens.</strong> A bag of spinach in the pan until it gives up, two eggs on top, the lid for four minutes. Bread. If there is yogurt, yogurt.</li>
<li><strong>Beans from the can.</strong> Rinsed, warmed with oil and garlic powder, which is allowed here. Lemon. Whatever is green.</li>
<li><strong>Noodles in broth.</strong> A stock cube, a thumb of ginger, frozen peas, an egg poured in at the end. <a href="/recipes/ginger-noodle-broth/">There is a proper one</a> for better days.</li>
<li><strong>A plate.</strong> Bread, cheese, a tomato, a carrot, an apple, nuts. Nothing is heated. Children call it a picnic and should be believed.</li>
<li><strong>Porridge.</strong> For supper. With a pear. No one comes to check.</li>
</ul>
<p>None of these takes more than ten minutes, and each has something with protein in it and something that grew. That is a supper. It does not have to be a dish.</p>
<h2>Lower the counter</h2>
<p>When we are tired, it is seldom the cooking that is too much. It is the step before it: the clean pan, the sharp knife, the empty place on the counter. So look after the step. I wash one pan and one board before I go to bed, and leave them out. It is a small present with no wrapping.</p>
<p>Buy some of it already cut. Frozen onions exist. So do grated carrots. They cost a little more than whole ones and a lot less than a delivery.</p>
<h3>And sit down</h3>
<p>While the water heats, sit. There is a chair in our kitchen for this only. Three minutes with the eyes closed do more for a supper than a garnish.</p>
<h2>What about ordering in</h2>
<p>Do it now and then, and enjoy it, on a plate, at the table. The trouble is only that it takes fifty minutes and you are hungry now. By the time the bell rings, you have eaten the crackers. Eggs on greens would have been finished at twenty past seven, with the coat still warm on the hook.</p>
<h2>If every evening is like this</h2>
<p>Then it is not about supper any more. When tiredness goes on for weeks and sleep does not mend it, there is often a reason that can be found with a talk and a blood test. Our page about <a href="/expert-advices/fatigue/">tiredness that stays</a> has the questions to bring along.</p>
<p>For the ordinary kind, the list will do. Write yours today, while you are awake. Hang it at the height of your eyes in a coat.</p>`,
}
