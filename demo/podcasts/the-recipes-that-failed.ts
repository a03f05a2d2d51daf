import type { DemoPodcast } from '../listening'

export const theRecipesThatFailedEpisode: DemoPodcast = {
  slug: 'the-recipes-that-failed',
  title: 'The recipes that failed',
  summary: 'The test kitchen reads out its notebook of defeats, from gray soup to the walnut incident.',
  durationMin: 48,
  episode: 9,
  topics: ['podcast-food'],
  requiredPlan: 'standard',
  publishedDaysAgo: 18,
  body: `<p>For each recipe on this site there are two that no one will ever see. The test kitchen keeps them in a green notebook, and once a year it is read aloud, with tea. This is that evening.</p>
<h2>In this episode</h2>
<ul>
<li>A loaf that had to be sawn</li>
<li>Why there is no cauliflower ice cream</li>
<li>Three failures that turned into something good, the <a href="/recipes/whole-cauliflower-with-green-sauce/">whole cauliflower</a> among them</li>
</ul>
<p>How a recipe gets through is described in <a href="/ebs-blog/how-we-test-a-recipe/">how we test a recipe</a>.</p>`,
}
