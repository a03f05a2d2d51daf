import type { DemoArticle } from '../item'

export const inflammationArticle: DemoArticle = {
  slug: 'what-people-mean-by-inflammation',
  title: 'What people mean by inflammation',
  summary:
    'A useful word that has been worked too hard. What it is, what food may have to do with it, and what no one can promise you.',
  author: 'Ada Whitcombe',
  topics: ['food-sense'],
  requiredPlan: 'none',
  publishedDaysAgo: 1,
  body: `<p>The word is on tea bags now. It is on a brand of socks. A word that is printed on socks deserves a closer look, and since our food lists use it too, we owe you one.</p>
<h2>The useful kind</h2>
<p>Cut your finger and it goes red, warm and thick. That is inflammation, and you would be in trouble without it. The body sends what is needed for a repair, and the swelling is the traffic. After some days it goes down again. It has a beginning and an end.</p>
<h2>The other kind</h2>
<p>There is also a low, quiet form that goes on for years and that no one feels. Doctors find traces of it in the blood. It goes along with heart disease, with diabetes of the second type, with some diseases of the joints and the gut, and with smoking, poor sleep, long strain and much weight around the middle.</p>
<p><em>Goes along with</em> is a careful way to put it, and it is meant to be. In some of these it is part of the cause, in others part of the result, and often it is both at once. A tea bag has no room for that sentence.</p>
<h2>What food may have to do with it</h2>
<p>Here is what holds up when you read the large studies and not the small headlines. People who eat mostly plants, whole grain, beans, nuts, fish and olive oil tend to have less of these traces in their blood. People who eat much sugar, refined flour, processed meat and fried food tend to have more.</p>
<p>It is the pattern that does it, over years. No single plate, spice or berry has been shown to make much of a difference alone. Turmeric is a pleasant thing in a lentil soup. It is not a treatment, and in the amounts that go into capsules it can quarrel with medicines.</p>
<h3>Why our lists have three colors</h3>
<p>Green is for what can stand on the table every day. Orange is for what is good in company: some of it, some of the time. Red is for what we would keep for the exceptions. Members find <a href="/the-ebs-method/">the lists with the method</a>. They are a way to see a pattern at one glance. They are not a law, and no one has ever been ill from one birthday.</p>
<h2>What has as much to do with it</h2>
<ul>
<li><strong>Sleep.</strong> A few short nights are enough to be seen in the blood, in healthy young people too.</li>
<li><strong>Movement.</strong> Regular and moderate. <a href="/ebs-blog/a-walk-after-supper/">A walk after supper</a> counts.</li>
<li><strong>Not smoking.</strong> Larger than anything that you could change on a plate.</li>
<li><strong>Company.</strong> Odd to find it here, but long loneliness leaves its traces too.</li>
<li><strong>Teeth.</strong> Sore gums are an inflammation, an old and boring one. Floss is cheaper than powder.</li>
</ul>
<h2>What no one can promise you</h2>
<p>That a way of eating will take an illness away. If you have one with inflammation in its name, arthritis or colitis for instance, your medicine is doing work that no salad can do. Eat well next to it, and talk to your doctor before you change anything about it.</p>
<p>Beware also of tests by mail that claim to measure your inflammation and then sell you the answer. If you wonder, ask your doctor. There is an ordinary blood test, and it is best read by someone who knows the rest of you.</p>
<h2>So what is for supper</h2>
<p>Something with beans, something green, oil from olives, an orange after it. <a href="/recipes/baked-cod-with-tomatoes-and-olives/">Baked cod with tomatoes and olives</a> would do nicely, or <a href="/recipes/crisp-tofu-with-green-beans-and-peanuts/">crisp tofu with green beans</a>. It is what people near warm seas have eaten for a long time, without a word for it, and certainly without the socks.</p>`,
}
