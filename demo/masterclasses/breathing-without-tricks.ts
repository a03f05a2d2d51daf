import type { DemoMasterclass } from '../listening'

export const breathingWithoutTricksClass: DemoMasterclass = {
  slug: 'breathing-without-tricks',
  title: 'Breathing without tricks',
  summary:
    'What a slow breath can do, what it cannot, and how to practice it on a bus. Recorded with Dr. Oona Kessler.',
  teacher: 'Dr. Oona Kessler',
  portrait: 'portrait-oona-kessler',
  durationMin: 52,
  video: 'four-four-six',
  topics: ['class-rest'],
  requiredPlan: 'standard',
  publishedDaysAgo: 15,
  replays: [
    {
      title: 'What we know',
      length: '19 min',
      description: 'The good studies, the small ones, and the ones that were never made.',
      picture: 'stress',
    },
    {
      title: 'Practice',
      length: '23 min',
      description: 'Three rhythms, from easy to less easy, with time for each.',
      picture: 'four-four-six',
    },
  ],
  body: `<p>Oona Kessler is a lung doctor and has little patience for promises. People come to her who have paid for courses in breathing and are now afraid of it. She begins by telling them that they have done it right since birth.</p>
<blockquote><p>“Some of this has been measured, and some of it is merely pleasant. I shall tell you which is which, and you may do the pleasant ones anyway.”</p></blockquote>
<h2>What the class is about</h2>
<ul>
<li>Why the way out matters more than the way in</li>
<li>What happens in the chest when you are startled</li>
<li>Three rhythms and whom each of them suits</li>
<li>Why more air is not better air</li>
</ul>
<h2>How to use it</h2>
<p>Watch the first part once and the second as often as you like. The videos of the <a href="/meditations/four-four-six/">four, four, six</a> and of <a href="/meditations/the-long-way-out/">the long way out</a> were made with her.</p>
<h2>What it is not</h2>
<p>It does not replace an inhaler, a tablet or a visit. New breathlessness, on the stairs or lying down, is a reason to see your doctor this week, and at once if it comes with pain.</p>`,
}
