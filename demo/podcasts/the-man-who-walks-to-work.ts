import type { DemoPodcast } from '../listening'

export const theManWhoWalksToWorkEpisode: DemoPodcast = {
  slug: 'the-man-who-walks-to-work',
  title: 'The man who walks to work',
  summary: 'Anselm Pryce, eleven miles a day for nineteen years. We walked along for the last two and asked him why.',
  durationMin: 46,
  episode: 2,
  topics: ['podcast-movement', 'podcast-conversations'],
  requiredPlan: 'none',
  publishedDaysAgo: 116,
  body: `<p>Anselm Pryce repairs organs and does not own a car. He is not training for anything. He says that he thinks with his feet, and that the repairs he got wrong were all on days when someone gave him a ride.</p>
<h2>In this episode</h2>
<ul>
<li>What eleven miles do to a pair of shoes</li>
<li>Rain, and the two kinds of it that he minds</li>
<li>How to begin with eleven minutes instead</li>
</ul>
<p>If walking hurts, begin with a doctor or physiotherapist, and with <a href="/movements/two-minutes-and-a-chair/">two minutes and a chair</a>.</p>`,
}
