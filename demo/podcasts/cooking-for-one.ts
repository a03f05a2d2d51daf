import type { DemoPodcast } from '../listening'

export const cookingForOneEpisode: DemoPodcast = {
  slug: 'cooking-for-one',
  title: 'Cooking for one',
  summary: 'A widower, a nurse on nights and a woman who simply likes it that way, on small pots and large freezers.',
  durationMin: 44,
  episode: 5,
  topics: ['podcast-food', 'podcast-conversations'],
  requiredPlan: 'none',
  publishedDaysAgo: 74,
  body: `<p>Most recipes are written for four people who are hungry at the same time. Many of us are one person who is hungry at ten. This episode is for that person, and about the question of whether to light a candle.</p>
<h2>In this episode</h2>
<ul>
<li>What halves well, and what does not</li>
<li>The second plate, to take to a neighbor</li>
<li>Eating at the table, with the radio for company</li>
</ul>
<p>On the stove: the <a href="/recipes/chickpea-pancake-with-tomatoes-and-basil/">chickpea pancake</a>, which is right for one from the start.</p>`,
}
