import type { DemoGuide } from '../item'

export const slowlyGuide: DemoGuide = {
  slug: 'eating-slowly',
  title: 'Eating slowly',
  summary:
    'The message that you have had enough takes about twenty minutes. Four ways to be still at the table when it arrives.',
  requiredPlan: 'none',
  publishedDaysAgo: 30,
  body: `<p>The stomach writes letters. It stretches, the gut notices that something is coming down, and both of them write to the head: thank you, that will do. The post takes around twenty minutes. If lunch takes nine, the letter arrives at your desk, together with the third helping.</p>
<h2>Four ways</h2>
<ol>
<li><strong>Sit down.</strong> What is eaten standing is hardly noticed, and asks to be eaten again.</li>
<li><strong>Put the fork down</strong> between some of the bites. Not all of them, since that would be unbearable to watch.</li>
<li><strong>Eat something that needs chewing.</strong> Salad first, bread with a crust, an apple instead of its juice. Soup is slow as well, because it is hot.</li>
<li><strong>Leave the screen out of it</strong> at one meal a day. People who watch while they eat remember less of it, and snack sooner.</li>
</ol>
<h2>Half time</h2>
<p>When the plate is half empty, lean back for one breath and ask: how does it taste now. The first bites are always the best. You may go on, of course. It is a question and not a sign with a red light.</p>
<h2>Try it once</h2>
<p>Choose one meal this week and set a clock for twenty minutes. Do not try to eat little, only try not to be finished. <a href="/recipes/salmon-peas-and-new-potatoes/">Salmon, peas and new potatoes</a> are good for it, since peas cannot be hurried.</p>
<h3>A word of care</h3>
<p>This is about tasting your food. If rules around eating have ever made you ill, or if meals frighten you, leave this page out and talk to someone you trust, or to your doctor. Fast or slow, you are supposed to be fed.</p>`,
}
