import type { DemoArticle } from '../item'

export const walkArticle: DemoArticle = {
  slug: 'a-walk-after-supper',
  title: 'A walk after supper',
  summary:
    'Ten or fifteen minutes, ordinary shoes, no watch. What a short walk does after a meal, and how to leave the sofa for it.',
  author: 'Mateo Rios',
  topics: ['on-the-move'],
  requiredPlan: 'none',
  publishedDaysAgo: 7,
  body: `<p>In the town where my mother grew up, no one would have called it exercise. After supper the doors opened, people came out in the shirts they had eaten in, and went as far as the bridge. They looked into the water, said that there was less of it than last year, and went home. The doctor went as well. It was how you met him without an appointment.</p>
<p>I have taught movement for sixteen years, with mats and plans and a stopwatch. If I had to give up all of it but one thing, I would keep the bridge.</p>
<h2>What it does</h2>
<p>After a meal the sugar in your blood goes up. That is what it is meant to do. Muscles that move take some of it out again, and so the hill becomes flatter. The studies on this are mostly small, but they agree with each other rather well, and they found it with walks as short as two to five minutes.</p>
<p>Soon after the meal seems to be better than an hour later. Slow is enough. If you can talk and the other person can follow, it is the right pace.</p>
<p>There are things it does not do. It does not undo a supper, and a supper needs no undoing.</p>
<h2>The sofa problem</h2>
<p>Everything in a house in the evening is arranged so that you stay there. I know this as well as you. Here is what has worked for people in my classes:</p>
<ul>
<li><strong>Shoes where you eat.</strong> Not in the closet. Under the chair, if your family permits.</li>
<li><strong>Before the dishes.</strong> If you wash up first, you have finished, and who goes out after finishing. The pans may soak.</li>
<li><strong>A reason.</strong> A letter to post, a neighbor's cat, the question whether the bakery has changed its sign.</li>
<li><strong>A turning point.</strong> Pick a tree. When you have touched it, you may go home. It takes all the thinking out.</li>
</ul>
<h2>When the weather is against it</h2>
<p>Then it is a walk with a better coat. In real ice I stay in and go up and down the stairs of our building, slowly, with one hand on the rail. I have met more neighbors that way than in ten years of holding doors.</p>
<p>No stairs either: stand behind a chair, hold on to it, and march for the length of three songs. Two of them may be embarrassing.</p>
<h3>If you use insulin</h3>
<p>Or other medicine that lowers blood sugar: a walk after a meal can lower it further than you plan for. That is easy to manage and worth a talk with your doctor or diabetes nurse first. And if walking gives you chest pain, or cramps in the calves that stop when you stop, do not walk it off. Make an appointment.</p>
<h2>Alone, or not</h2>
<p>Both have their merits. With someone, things get said between two lampposts that do not get said across a table, because you look ahead and not at each other. My daughter told me about her school on such a walk, in the dark, to a hedge.</p>
<p>Alone, the day has time to settle. I leave the phone at home. For the first week the hand goes to the pocket every few minutes. In the second it forgets.</p>
<h2>How long until it sticks</h2>
<p>I do not believe in the numbers that go around about habits. For me it took until the clocks changed. What helped was never asking whether I felt like it. No one in my mother's town felt like it. They went as far as the bridge, since it was evening, and since the others were going.</p>
<p>If you would like something for the other end of the day, there are <a href="/ebs-blog/twenty-minutes-at-noon/">twenty minutes at noon</a>. But begin with the tree.</p>`,
}
