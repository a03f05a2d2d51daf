import type { DemoPodcast } from '../listening'

export const lettersAfterMidnightEpisode: DemoPodcast = {
  slug: 'letters-after-midnight',
  title: 'Letters after midnight',
  summary: 'We answer the mail that arrives between one and four in the morning, at that hour.',
  durationMin: 57,
  episode: 10,
  topics: ['podcast-rest', 'podcast-conversations'],
  requiredPlan: 'premium',
  publishedDaysAgo: 4,
  body: `<p>People write differently at night. They use shorter sentences and ask what they mean. We stayed up with a pot of <a href="/recipes/golden-milk-with-ginger/">golden milk</a>, a sleep nurse and a box of printed letters, and answered eleven of them.</p>
<h2>In this episode</h2>
<ul>
<li>A new father who has forgotten what day it is</li>
<li>Someone who wakes at three, always at three</li>
<li>What a nurse says when there is nothing to be done but stay</li>
</ul>
<p>If you are awake because of something that frightens you, do not write to a podcast first. Call a doctor, or a help line in your country. They are up as well.</p>`,
}
