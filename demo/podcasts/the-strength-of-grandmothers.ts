import type { DemoPodcast } from '../listening'

export const theStrengthOfGrandmothersEpisode: DemoPodcast = {
  slug: 'the-strength-of-grandmothers',
  title: 'The strength of grandmothers',
  summary: 'Ngaire Tamatea on lifting at sixty-eight, and on the suitcase that began it all.',
  durationMin: 52,
  episode: 6,
  youtube: true,
  topics: ['podcast-movement', 'podcast-conversations'],
  requiredPlan: 'none',
  publishedDaysAgo: 60,
  body: `<p>You may know her from <a href="/masterclasses/strong-after-fifty/">her class</a>. Here she tells the longer story: the suitcase, the community hall, the first winter with three people in it, and the waiting list that she has now.</p>
<h2>In this episode</h2>
<ul>
<li>Why she never says the word exercise</li>
<li>How to fall, and how to get up again</li>
<li>A song to count squats by</li>
</ul>
<p>She asks everyone over sixty to talk to a doctor before the first session. Then she asks them to come anyway.</p>`,
}
