import type { DemoMasterclass } from '../listening'

export const aKnifeAndAnOnionClass: DemoMasterclass = {
  slug: 'a-knife-and-an-onion',
  title: 'A knife and an onion',
  summary:
    'Teresa Vidal chops for an hour and tells you why your board slides, your knife is dull and your eyes are wet.',
  teacher: 'Teresa Vidal',
  portrait: 'portrait-teresa-vidal',
  durationMin: 62,
  video: 'two-minutes-and-a-chair',
  topics: ['class-kitchen'],
  requiredPlan: 'none',
  publishedDaysAgo: 70,
  replays: [
    {
      title: 'The grip',
      length: '14 min',
      description: 'How to hold the knife, and what the other hand does in the meantime.',
      picture: 'hero-recipes',
    },
    {
      title: 'Onions, three ways',
      length: '22 min',
      description: 'In rings, in dice, and so fine that it melts.',
      picture: 'red-lentil-and-carrot-soup',
    },
    {
      title: 'Questions from the kitchen',
      length: '26 min',
      description: 'Sharpening, boards, and what to do with a cut finger.',
      picture: 'how-we-test-a-recipe',
    },
  ],
  body: `<p>Teresa Vidal ran the prep kitchen of a hospital for nineteen years. Nine hundred lunches a day, and no one had time to be in a hurry. In this class she shows the six cuts that are enough for nearly everything on this site.</p>
<blockquote><p>“Nine hundred a day. You stop being afraid of onions around day two.”</p></blockquote>
<h2>What you need</h2>
<p>A large knife, a damp cloth under the board, four onions and two carrots. Bring the knife that you have, dull or not. Sharpening is part of the hour.</p>
<h2>What she says first</h2>
<p>Put the board at the height of your hip bones, so that the shoulders stay down. Stand with your weight on both feet. We begin with two minutes of movement for that reason, and the video shows them.</p>
<h2>What to cook afterward</h2>
<p>The onions go into the <a href="/recipes/slow-tomato-and-white-bean-pot/">slow tomato and white bean pot</a>, the carrots into <a href="/recipes/red-lentil-and-carrot-soup/">the soup</a>.</p>`,
}
