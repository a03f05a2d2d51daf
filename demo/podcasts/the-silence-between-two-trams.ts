import type { DemoPodcast } from '../listening'

export const theSilenceBetweenTwoTramsEpisode: DemoPodcast = {
  slug: 'the-silence-between-two-trams',
  title: 'The silence between two trams',
  summary: 'A walk with Mirela Stoica, who records what is left of a city when its noise stops.',
  durationMin: 29,
  episode: 8,
  topics: ['podcast-rest'],
  requiredPlan: 'none',
  publishedDaysAgo: 32,
  body: `<p>Best heard with headphones. Mirela Stoica has spent six years collecting pauses: the second before a market opens, a stairwell after the door has closed. She plays us eleven of them, and we say as little as possible.</p>
<h2>In this episode</h2>
<ul>
<li>How long a city can be quiet, in seconds</li>
<li>What a kitchen sounds like at five in the morning</li>
<li>An exercise for the ride home</li>
</ul>
<p>The exercise has become one of our meditations: <a href="/meditations/sounds-from-the-street/">sounds from the street</a>.</p>`,
}
