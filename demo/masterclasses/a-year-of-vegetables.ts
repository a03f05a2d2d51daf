import type { DemoMasterclass } from '../listening'

export const aYearOfVegetablesClass: DemoMasterclass = {
  slug: 'a-year-of-vegetables',
  title: 'A year of vegetables',
  summary: 'Four seasons, one market stall and the same forty dollars, with the grower June Abernathy.',
  teacher: 'June Abernathy',
  portrait: 'portrait-june-abernathy',
  durationMin: 66,
  video: 'the-long-way-out',
  topics: ['class-kitchen'],
  requiredPlan: 'standard',
  publishedDaysAgo: 24,
  replays: [
    {
      title: 'Spring and summer',
      length: '29 min',
      description: 'What to eat at once, and what to put into jars.',
      picture: 'pea-and-mint-soup',
    },
    {
      title: 'Fall and winter',
      length: '30 min',
      description: 'Roots, cabbages, and the comfort of a cold cellar.',
      picture: 'red-cabbage-braised-with-apple',
    },
  ],
  body: `<p>June Abernathy grows forty kinds of vegetables on a slope that faces the wrong way. Once a week she stands at the market and watches what people leave lying. This class is about that: the good things that no one buys because they do not know what to do with them.</p>
<blockquote><p>“Folks will walk past a kohlrabi like it owes them money. I have been watching that for thirty summers, and I am not done laughing.”</p></blockquote>
<h2>What you need</h2>
<p>Paper and a pencil. Afterward, a bag and an hour at a market. If you have no market, the back wall of a supermarket is one too.</p>
<h2>Her four rules</h2>
<ol>
<li>Buy one thing that you know and one that you do not.</li>
<li>The ugly ones are the same inside.</li>
<li>Greens first, roots later: eat the bag in the order in which it wilts.</li>
<li>Talk to the person behind the stall.</li>
</ol>
<p>From her own kitchen come the <a href="/recipes/leeks-with-mustard-and-chopped-egg/">leeks with mustard</a>. On blood thinners, ask your doctor about large helpings of leafy greens.</p>`,
}
