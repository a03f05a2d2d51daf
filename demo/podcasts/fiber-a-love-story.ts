import type { DemoPodcast } from '../listening'

export const fiberALoveStoryEpisode: DemoPodcast = {
  slug: 'fiber-a-love-story',
  title: 'Fiber, a love story',
  summary: 'Dietitian Priya Ramanathan and bean farmer Walt Jessup on the least glamorous thing on the plate.',
  durationMin: 41,
  episode: 3,
  youtube: true,
  topics: ['podcast-food'],
  requiredPlan: 'none',
  publishedDaysAgo: 102,
  body: `<p>Priya Ramanathan counts fiber for a living. Walt Jessup grows it, on four hundred acres of navy beans. They had never met before we put them on the same bench, and we could hardly get a word in.</p>
<h2>In this episode</h2>
<ul>
<li>How much is enough, and how slowly one should get there</li>
<li>Why beans from a can are fine</li>
<li>Gas: an honest talk</li>
</ul>
<p>Priya's list is on our page of <a href="/gut-health-recipes/">gut-health recipes</a>. With a condition of the gut, take it to your doctor or dietitian before you change much.</p>`,
}
