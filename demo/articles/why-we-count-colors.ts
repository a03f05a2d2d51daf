import type { DemoArticle } from '../item'

export const colorsArticle: DemoArticle = {
  slug: 'why-we-count-colors',
  title: 'Why we count colors',
  summary:
    'Numbers are precise and tell you little about supper. Colors are vague and tell you a good deal. A method for people who cook.',
  author: 'Ada Whitcombe',
  topics: ['food-sense'],
  requiredPlan: 'none',
  publishedDaysAgo: 15,
  body: `<p>For one year of my life I weighed my food. I had a small scale, and a small book, and at the end of the year I knew the energy in a grape and had forgotten how to have lunch with my sister. The figures were correct to one decimal place. I cannot recommend it.</p>
<p>These days I count to five, in colors, and only on days when I think of it. It takes as long as looking at a plate.</p>
<h2>How it works</h2>
<p>Look at what you have eaten since this morning. Green, red, orange or yellow, purple or blue, and white or brown. The last one is for onions, garlic, mushrooms, beans, nuts and grain, which are forgotten in most rainbows, and unfairly.</p>
<p>Five by the evening is a good day. Three is a normal one. If you notice at four in the afternoon that everything so far was beige, you know what to do about supper, and you did not need a scale for it.</p>
<h2>Why it makes sense</h2>
<p>The colors of plants come from different families of substances: carotenoids in carrots and squash, anthocyanins in berries and red cabbage, chlorophyll and its companions in leaves. What each of them does in us is a long and unfinished story. But people who eat many kinds of plants tend to be in better health over the years than people who eat few, and the color is the easiest way to tell from across the table that two plants are different.</p>
<p>It also brings fiber along, without the word being said. And variety is what the small lodgers in the gut appear to like best.</p>
<h3>What it does not mean</h3>
<p>That a blueberry is medicine. No single food is. Candy comes in all five as well, and fruit drops do not count. We have been asked.</p>
<h2>The cheap way to five</h2>
<p>Not by buying more. Most kitchens have them already, in the wrong drawer.</p>
<ul>
<li><strong>Green:</strong> frozen peas or spinach, a handful into anything that is hot.</li>
<li><strong>Red:</strong> canned tomatoes. They are as good as fresh ones here, and from October to June they are better.</li>
<li><strong>Orange:</strong> a carrot, grated over the bowl at the last minute.</li>
<li><strong>Purple:</strong> red cabbage. It keeps for three weeks and asks for nothing. Frozen berries for the mornings.</li>
<li><strong>White and brown:</strong> the onion you began with. Beans. A few walnuts.</li>
</ul>
<p>That is a shopping list of seven things, and five of them keep until next month.</p>
<h2>With children, and with other skeptics</h2>
<p>No one has ever been argued into a beet. Put the colors in separate bowls on the table and let people build their own. It is the same supper with more dishes. My nephew ate only the orange for a summer, then the orange and the green. He is nine now and has opinions about fennel.</p>
<h2>A plate to begin with</h2>
<p><a href="/recipes/stuffed-peppers-with-quinoa-and-herbs/">Stuffed peppers with quinoa and herbs</a> make four in one dish. <a href="/recipes/beet-and-lentil-salad-with-goat-cheese/">The beet and lentil salad</a> makes four as well, and the lentils bring the fifth if you allow brown to count, which we do.</p>
<p>On some days there will be two colors, coffee and toast. Then that is what the day was like. Tomorrow the cabbage is still there. It is, as I said, a patient vegetable.</p>`,
}
