import type { DemoPodcast } from '../listening'

export const whatIsForBreakfastEpisode: DemoPodcast = {
  slug: 'what-is-for-breakfast',
  title: 'What is for breakfast?',
  summary: 'Three people open their refrigerators at seven in the morning and tell us what they see.',
  durationMin: 38,
  episode: 1,
  youtube: true,
  topics: ['podcast-food'],
  requiredPlan: 'none',
  publishedDaysAgo: 130,
  body: `<p>A bus driver, a student and a grandmother of five have breakfast with us, each at home, each with a microphone beside the bowl. No one eats what they think they should. All of them have a reason.</p>
<h2>In this episode</h2>
<ul>
<li>Why the bus driver eats soup at four</li>
<li>Cold rice, a defense</li>
<li>What we would change, and what we would leave alone</li>
</ul>
<p>Mentioned along the way: <a href="/ebs-blog/a-case-for-breakfast/">a case for breakfast</a> and the <a href="/recipes/apple-bircher-with-walnuts/">apple bircher</a>, which the student has promised to try.</p>`,
}
