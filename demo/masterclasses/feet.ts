import type { DemoMasterclass } from '../listening'

export const feetClass: DemoMasterclass = {
  slug: 'feet',
  title: 'Feet',
  summary:
    'An hour about the two things that you stand on, with the physiotherapist Marit Solheim. Take off your socks.',
  teacher: 'Marit Solheim',
  portrait: 'portrait-marit-solheim',
  durationMin: 58,
  video: 'two-minutes-and-a-chair',
  topics: ['class-movement'],
  requiredPlan: 'free',
  publishedDaysAgo: 59,
  replays: [
    {
      title: 'Look at them',
      length: '12 min',
      description: 'Arches, toes, and the print of a wet foot on the floor.',
      picture: 'two-minutes-and-a-chair',
    },
    {
      title: 'Wake them up',
      length: '25 min',
      description: 'Seven small exercises at the kitchen counter.',
      picture: 'pillar-movement',
    },
    {
      title: 'Shoes',
      length: '17 min',
      description: 'What they do for you, and what they keep you from doing.',
      picture: 'legs-before-lunch',
    },
  ],
  body: `<p>Twenty-six bones in each, and most of us could not name three. Marit Solheim has looked after dancers, mail carriers and her own mother, and finds that they all have the same question: is this normal? Usually it is.</p>
<blockquote><p>“Socks off. No, both.”</p></blockquote>
<h2>What you need</h2>
<p>Bare feet, a chair, a towel and a small ball. A tennis ball will do, a dog's less so.</p>
<h2>What you will do</h2>
<p>Lift the big toe alone. Spread the others. Roll, rise and stand on one leg while you brush your teeth. The video has the part with the heels in it, and is a good start to any day.</p>
<h2>Who should ask first</h2>
<p>With diabetes, with numb feet or with wounds that take long to close, see your doctor or a podiatrist before you do any of this barefoot. Marit says so herself in the first minute.</p>`,
}
