import type { DemoPodcast } from '../listening'

export const nobodySleepsOnSundayEpisode: DemoPodcast = {
  slug: 'nobody-sleeps-on-sunday',
  title: 'Nobody sleeps on Sunday',
  summary: 'Why the night before Monday is the worst of the week, and three small things that help.',
  durationMin: 33,
  episode: 4,
  topics: ['podcast-rest'],
  requiredPlan: 'none',
  publishedDaysAgo: 88,
  body: `<p>We asked two hundred listeners about their nights. It is Sunday, by a long way. We talk to a sleep nurse, who is not surprised, and to a night porter, who has seen every one of us in the lobby at three.</p>
<h2>In this episode</h2>
<ul>
<li>What sleeping late does to the next evening</li>
<li>The list on the shoes, once more</li>
<li>Why one should not try so hard</li>
</ul>
<p>There is more in <a href="/ebs-blog/the-last-hour-of-the-day/">the last hour of the day</a>. Nights that stay poor for a month are worth a visit to the doctor.</p>`,
}
