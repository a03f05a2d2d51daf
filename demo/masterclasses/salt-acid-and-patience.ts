import type { DemoMasterclass } from '../listening'

export const saltAcidAndPatienceClass: DemoMasterclass = {
  slug: 'salt-acid-and-patience',
  title: 'Salt, acid and patience',
  summary: 'How to taste a pot of beans three times and make it better each time, with Idris Bello.',
  teacher: 'Idris Bello',
  portrait: 'portrait-idris-bello',
  durationMin: 54,
  video: 'the-long-way-out',
  topics: ['class-kitchen'],
  requiredPlan: 'free',
  publishedDaysAgo: 56,
  replays: [
    {
      title: 'Three spoons',
      length: '18 min',
      description: 'The same beans with salt, with lemon, and with time.',
      picture: 'slow-tomato-and-white-bean-pot',
    },
    {
      title: 'Rescue',
      length: '21 min',
      description: 'Too salty, too sour, too flat: what can still be done.',
      picture: 'lemony-bean-dip-with-carrots',
    },
  ],
  body: `<p>Idris Bello teaches cooking to people who have lost their sense of taste and are getting it back. It has made him precise. In his class one learns to ask a spoonful a question, and to wait for the answer.</p>
<blockquote><p>“Ask it: what are you missing? Then wait. Wait longer. There.”</p></blockquote>
<h2>What you need</h2>
<p>A pot of cooked beans, salt, a lemon, olive oil and seven spoons. A notebook, if you are that kind of person. By the end you will be.</p>
<h2>How the hour goes</h2>
<ol>
<li>Two minutes of breathing. A hurried nose smells nothing.</li>
<li>The beans plain, then with salt in three steps.</li>
<li>Acid: a little early, a little late, and why late wins.</li>
<li>Fat, which carries the rest.</li>
</ol>
<h2>If you watch your salt</h2>
<p>If your doctor has asked you to, do the second step with lemon alone. Idris shows how far one gets with it, and it is farther than most people think.</p>`,
}
