import type { DemoEvent } from '../listening'

export const sevenQuietMorningsEvent: DemoEvent = {
  slug: 'seven-quiet-mornings',
  title: 'Seven quiet mornings',
  summary: 'A week of fifteen minutes a day, online, with the camera off and no talking before the end.',
  startsInDays: 52,
  weekday: 1,
  startHour: 11,
  lastsMin: 15,
  location: 'Online',
  price: 'Free',
  bookingSlug: 'quiet-mornings',
  topics: ['online-events'],
  requiredPlan: 'none',
  publishedDaysAgo: 4,
  body: `<p>The date above is the first of the seven. No one will ask you to introduce yourself. Someone rings a bell, we breathe with <a href="/meditations/the-long-way-out/">the light</a> for two minutes, and then sit for ten. Then someone says good morning.</p>
<h2>How to join</h2>
<p>Book once for all seven. Come to those that you are awake for. You may sit on a chair, on the floor or in bed, and with the camera off it is no one's business.</p>
<h2>What to have ready</h2>
<p>A blanket, and a cup of something for afterward. If sitting in silence stirs up more than it settles, leave whenever you like. A doctor or therapist is the better company for that.</p>`,
}
