import type { DemoArticle } from '../item'

export const breakfastArticle: DemoArticle = {
  slug: 'a-case-for-breakfast',
  title: 'A case for breakfast, sitting down',
  summary:
    'Not because it is the most important meal of the day. Because it is the only one that no one else has planned for you.',
  author: 'Edie Hallam',
  topics: ['food-sense'],
  requiredPlan: 'none',
  publishedDaysAgo: 3,
  body: `<p>For a long time we were told that breakfast is the most important meal of the day. Then we were told that it does not matter. Both came with graphs. We have cooked a good many breakfasts since, and our view is smaller than either: it is the only meal that no one else has made plans for.</p>
<p>Lunch belongs to the office. Supper belongs to the family, the train and whatever is left in the refrigerator. But between getting up and the first message lies a quarter of an hour that is still yours. It seems a pity to spend it standing.</p>
<h2>The argument for a chair</h2>
<p>Week one of our six weeks has one instruction, which is to eat breakfast sitting down. People laugh when they read it. Then they try, and find that there is no free chair, because the chair holds the laundry.</p>
<p>So the first morning goes into clearing the chair. The second goes into finding out that ten minutes are enough. By Thursday something odd happens: you notice what you eat. That is all. We have no chart for it, and we would not trust one, but a person who notices breakfast tends to have a view on lunch.</p>
<h2>What to put in front of you</h2>
<p>Something warm in winter. Something with protein in it, if the morning is long: eggs, yogurt, kefir, a spoonful of nut butter. Something with a skin or a husk, because it takes its time in the stomach. And some fruit, because it is morning.</p>
<ul>
<li><a href="/recipes/blueberry-porridge-with-toasted-chestnut/">Blueberry porridge with toasted chestnut</a> takes twelve minutes and one saucepan.</li>
<li><a href="/recipes/cherry-and-oat-glass/">The cherry and oat glass</a> takes ten, and five of those are waiting.</li>
<li><a href="/recipes/baked-eggs-with-chard-and-yogurt/">Baked eggs with chard</a> are for the day on which there is a newspaper.</li>
</ul>
<p>If you do not care for sweet things before noon, last night's soup is a breakfast in half the world. No one will report you.</p>
<h2>If you are not hungry</h2>
<p>Some people are not, and we would not dream of arguing with a stomach. Drink something, sit down anyway, and eat when hunger comes, as long as it finds food there and not a vending machine. A boiled egg and an apple travel well.</p>
<p>If you never feel hungry in the morning, look at the evening before. A supper at ten is still there at seven. Move it forward by half an hour for a week and see whether the porridge looks any better.</p>
<p>One exception. If you have diabetes, take medicine with food, are pregnant, or have a difficult history with eating, what and when you eat in the morning is a matter for the person who treats you. Not for us, and not for an article with a chestnut in it.</p>
<h2>How to begin</h2>
<h3>The night before</h3>
<p>Put the pan on the stove and the oats beside it. Take one bowl out of the cupboard. Clear the chair. This takes three minutes and is most of the work.</p>
<h3>In the morning</h3>
<p>Light the flame before you look at any screen. Porridge asks to be stirred now and then, which gives your hands something to do while your head comes in.</p>
<h3>Afterward</h3>
<p>Rinse the pan at once, since cold oats are a kind of mortar. Then go where you have to go. You are no later than you would have been, and you have already done one thing properly today.</p>
<p>Do it for five mornings. If on the sixth you eat a roll in the car, it was a roll in a car. The chair will be there on Monday.</p>`,
}
