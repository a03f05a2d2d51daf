import type { DemoMasterclass } from '../listening'

export const theBedroomDarkCoolAndDullClass: DemoMasterclass = {
  slug: 'the-bedroom-dark-cool-and-dull',
  title: 'The bedroom: dark, cool and dull',
  summary: 'Henrik Aalto walks through three ordinary bedrooms and removes what keeps their owners awake.',
  teacher: 'Henrik Aalto',
  portrait: 'portrait-henrik-aalto',
  durationMin: 48,
  video: 'four-four-six',
  topics: ['class-rest'],
  requiredPlan: 'none',
  publishedDaysAgo: 61,
  replays: [
    {
      title: 'Three bedrooms',
      length: '27 min',
      description: 'A flat above a bar, a room with a baby, and one with two chargers too many.',
      picture: 'insomnia',
    },
    {
      title: 'The list',
      length: '11 min',
      description: 'What to change first, in the order of what it costs.',
      picture: 'the-last-hour-of-the-day',
    },
  ],
  body: `<p>Henrik Aalto designs light for hotels, and sleeps badly in most of them. He has visited three people at home and asked each of them to turn off the lamp and tell him what they see. It is never nothing.</p>
<blockquote><p>“I have counted. The average bedroom contains eleven small green lights, and not one of them has anything to say.”</p></blockquote>
<h2>What you will learn</h2>
<ul>
<li>Where the light comes from when all the lights are off</li>
<li>Why a cool room and warm feet go together</li>
<li>What to do about a street that does not sleep</li>
<li>How to make a room dull without making it ugly</li>
</ul>
<h2>Do it along with him</h2>
<p>Watch in the evening, with a roll of dark tape and the list that goes with the second replay. The video is for the end, in bed.</p>
<h2>When it is not the room</h2>
<p>Loud snoring with pauses, or being sleepy at the wheel, is nothing that tape can help. Show it to your doctor. There is more on <a href="/expert-advices/insomnia/">our page about poor sleep</a>.</p>`,
}
