import type { DemoMovement } from '../item'

export const twelveSlowMinutesGuide: DemoMovement = {
  slug: 'twelve-slow-minutes',
  title: 'Twelve slow minutes',
  summary: 'Four corners, six times, with a tempo for each round. Patience is the weight.',
  level: 'Advanced',
  video: 'four-corners',
  durationMin: 12,
  topics: ['legs-and-hips', 'upper-body'],
  requiredPlan: 'standard',
  publishedDaysAgo: 28,
  body: `<p>There is no bar to load here, so we load the clock. A movement that takes six seconds is twice as heavy as one that takes three. Play the video six times and keep to the tempo rather than to the picture.</p>
<h2>Set up</h2>
<p>Mat, water, a towel for the hands. Do not start with a full stomach or an empty day behind you.</p>
<h2>Steps</h2>
<ol>
<li>Round one: as in the video.</li>
<li>Rounds two and three: four seconds down, two up.</li>
<li>Round four: rest for its whole two minutes. Walk around.</li>
<li>Round five: four down, two seconds still, two up.</li>
<li>Round six: as in the video, and notice how light it feels.</li>
</ol>
<h2>Breathing</h2>
<p>The way down has one breath in it, the way up another. If you need more, shorten the tempo, not the breath.</p>
<h2>What to leave out</h2>
<p>Round five, until round three is quiet. Leave out the push-up with a sore shoulder and hold the plank on your forearms. Leave a day free afterward. If a joint is swollen the next morning, let a doctor or physiotherapist see it.</p>`,
}
