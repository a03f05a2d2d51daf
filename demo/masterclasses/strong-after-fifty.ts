import type { DemoMasterclass } from '../listening'

export const strongAfterFiftyClass: DemoMasterclass = {
  slug: 'strong-after-fifty',
  title: 'Strong after fifty',
  summary: 'Ngaire Tamatea on muscle, bones and beginning late, with a plan for twelve weeks that fits on one page.',
  teacher: 'Ngaire Tamatea',
  portrait: 'portrait-ngaire-tamatea',
  durationMin: 75,
  video: 'strong-and-slow',
  topics: ['class-movement'],
  requiredPlan: 'premium',
  publishedDaysAgo: 33,
  replays: [
    {
      title: 'Why it is never too late',
      length: '20 min',
      description: 'What strength does for bones and balance, in plain words.',
      picture: 'strong-and-slow',
    },
    {
      title: 'The page',
      length: '31 min',
      description: 'Two sessions in the week, five movements, twelve weeks.',
      picture: 'fallback-movement',
    },
    {
      title: 'Live questions',
      length: '24 min',
      description: 'Sore knees, new hips, and the neighbor who knows better.',
      picture: 'arthritis',
    },
  ],
  body: `<p>Ngaire Tamatea began lifting at fifty-three, because a suitcase had embarrassed her. She is sixty-eight now and teaches people who have never seen the inside of a gym, mostly in the community hall behind the fire station.</p>
<blockquote><p>“You have hauled toddlers and shopping up the stairs for thirty years, love. That was training. All I do is write it down.”</p></blockquote>
<h2>What the class covers</h2>
<ul>
<li>What muscle does besides moving you</li>
<li>How much is enough, and how you know</li>
<li>Two sessions of thirty minutes, with what you have at home</li>
<li>What to do when a week falls through</li>
</ul>
<h2>Before you watch</h2>
<p>Have a chair, a mat and two bags with the same number of books in them. The video shows the end of the road, not the beginning: start with <a href="/movements/up-from-the-chair/">Up from the chair</a>.</p>
<h2>Whom to ask</h2>
<p>With brittle bones, a heart condition, or after an operation, your doctor decides what comes first. Take the page along. It was made for that.</p>`,
}
