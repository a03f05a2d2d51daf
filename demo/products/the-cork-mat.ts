import type { DemoProduct } from '../item'

export const corkMatProduct: DemoProduct = {
  slug: 'the-cork-mat',
  title: 'The cork mat',
  summary:
    'Warm under the feet, quiet on the floor, and it grips better the more you sweat. With two blocks of the same stuff.',
  brand: 'Quiet Floor',
  price: '$89',
  productUrl: 'https://example.com/quiet-floor/cork-mat-and-blocks',
  topics: ['for-moving'],
  requiredPlan: 'none',
  publishedDaysAgo: 27,
  body: `<p>Mateo brought one to the office and left it there over a weekend. On Monday there were three orders on his desk.</p>
<h2>Why cork</h2>
<p>It is bark, and it grows again. It does not smell of a tire shop. When hands get damp it holds on to them, where rubber starts to slide. And it is warm on a winter floor, which decides whether one lies down on it at seven in the morning.</p>
<h2>Who it is for</h2>
<p>For slow strength, stretching and lying on the back. <a href="/movements/strong-and-slow/">Strong and slow</a> was made on it. If your knees are tender, it is a little thin: fold a towel under them, or one of the blankets that every house has too many of.</p>
<h2>The blocks</h2>
<p>They bring the floor nearer to you. That is all they do, and it is a great deal on the days when the floor is far away. They also make a decent seat for looking under a sink.</p>
<h2>How to keep it</h2>
<p>Roll it with the cork outside. Wipe it with water and a drop of vinegar, and let it dry lying down.</p>`,
}
