import type { DemoArticle } from '../item'

export const beansArticle: DemoArticle = {
  slug: 'a-pot-of-beans',
  title: 'A pot of beans, and the week after it',
  summary:
    'One pot on Sunday, four suppers that do not resemble each other. How to soak, how to salt, and what to do with the broth.',
  author: 'Ravi Menon',
  topics: ['in-the-kitchen'],
  requiredPlan: 'none',
  publishedDaysAgo: 52,
  body: `<p>There is a kind of cooking that begins with someone else's evening. You stand in the kitchen on a Sunday, not hungry, and put something on the stove for a person who will come home on Wednesday with wet shoes. That the person is you makes it no less kind.</p>
<p>Beans are the best thing I know for this. They cost little, they ask for time and not for attention, and on the third day they are better than on the first.</p>
<h2>Soak, or do not</h2>
<p>Soaking overnight shortens the cooking and makes it more even. It also makes beans easier on many bellies, if you pour the soaking water away. Two fingers of water above them, a good spoonful of salt in it, and to bed.</p>
<p>If you forgot, you forgot. Bring them to a boil, leave them under a lid for an hour, drain them and begin. Kidney beans are the one kind that I am strict about: ten minutes at a full boil, always, since raw or half cooked they can make you properly ill. A slow cooker alone does not get hot enough.</p>
<h2>What goes into the pot</h2>
<p>A bay leaf, half an onion, two cloves of garlic with their skin on, a glug of oil. Water to cover by the width of your hand. Then the lowest flame you have, so that a bubble comes up now and then like a thought.</p>
<p>Salt from the start, whatever your grandmother said. I have cooked the same bag both ways, with a notebook. The salted ones had softer skins and tasted of something. What does keep beans hard is acid, so tomatoes, lemon and vinegar wait until the end.</p>
<h3>When they are done</h3>
<p>Eat five, not one. If all five are creamy to the middle, they are done. If the fourth has a chalky heart, give them another quarter of an hour. Old beans take longer, and some very old ones never arrive.</p>
<h2>The week after it</h2>
<ul>
<li><strong>Sunday.</strong> A bowl of them as they are, with their broth, good oil and black pepper. You have earned it by waiting.</li>
<li><strong>Tuesday.</strong> Mashed on toast with lemon, and greens from the pan on top.</li>
<li><strong>Wednesday.</strong> Into a pot with canned tomatoes and carrots. <a href="/recipes/slow-tomato-and-white-bean-pot/">The slow tomato and white bean pot</a> takes cooked beans gladly, and then it is not slow at all.</li>
<li><strong>Thursday.</strong> What is left goes into the blender. <a href="/recipes/lemony-bean-dip-with-carrots/">Bean dip</a> is what happens to the last two cups.</li>
</ul>
<p>They keep four days in the refrigerator, under their broth, and three months in the freezer in flat bags. Do not throw the broth away. It is the reason why soups in some houses taste of more than is in them.</p>
<h2>If you are not used to them</h2>
<p>Begin with half a cup, twice a week, and lentils before chickpeas. Bellies learn, and they learn slowly. If yours complains however slowly you go, our page about <a href="/expert-advices/bloating/">bloating</a> says what else it may be and whom to ask.</p>
<h2>And cans</h2>
<p>Cans are fine. I open one about once a week, without a notebook. Rinse them and a good part of the salt goes down the drain. But a can has never made the windows steam up on a Sunday, and it does not smell of bay. Keep both. One is for Wednesday, when you forgot the Sunday.</p>`,
}
