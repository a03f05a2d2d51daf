import type { DemoPodcast } from '../listening'

export const aDoctorEatsLunchEpisode: DemoPodcast = {
  slug: 'a-doctor-eats-lunch',
  title: 'A doctor eats lunch',
  summary: 'Dr. Oona Kessler gives advice about food all day. We ask what is in her own lunch box. It rattles.',
  durationMin: 36,
  episode: 7,
  topics: ['podcast-food', 'podcast-conversations'],
  requiredPlan: 'free',
  publishedDaysAgo: 46,
  body: `<p>Dr. Oona Kessler has twenty minutes between two clinics. She eats in the stairwell, because it has a window. We sat one step below and asked her the questions that people ask at parties, and she answered most of them with her mouth full.</p>
<h2>In this episode</h2>
<ul>
<li>What she tells patients, and what she does on Thursdays</li>
<li>Headlines she would like to forget</li>
<li>Why she will not give advice to a microphone</li>
</ul>
<p>That last one is the best part. For advice about you, there is your own doctor. For lunch, there is the <a href="/recipes/beet-and-lentil-salad-with-goat-cheese/">beet and lentil salad</a>.</p>`,
}
