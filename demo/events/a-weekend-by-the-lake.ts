import type { DemoEvent } from '../listening'

export const aWeekendByTheLakeEvent: DemoEvent = {
  slug: 'a-weekend-by-the-lake',
  title: 'A weekend by the lake',
  summary: 'Two nights, eight hours of sleep in each, three walks and as many suppers. Phones go into a basket.',
  startsInDays: 94,
  weekday: 5,
  startHour: 16,
  lastsMin: 2760,
  location: 'Lakeside House, Fernwater',
  timeZone: 'Europe/London',
  price: '$340 for members',
  bookingSlug: 'lake-weekend',
  topics: ['in-person-events'],
  requiredPlan: 'standard',
  publishedDaysAgo: 2,
  body: `<p>From Friday at four until Sunday after lunch. Twenty people, ten rooms, one kitchen in which everyone chops something. There is a plan on the door, and no one minds if you read in the boathouse instead.</p>
<h2>The plan on the door</h2>
<ul>
<li>Before breakfast: <a href="/movements/long-lines/">long lines</a> on the jetty, or in the hall when it rains</li>
<li>Until noon: walk, swim or sleep</li>
<li>Afternoon: a class in the kitchen</li>
<li>Evening: supper at seven, lamps out at ten, or when you like</li>
</ul>
<h2>What to bring</h2>
<p>Shoes that may get wet, a towel, and something to read. Mats, blankets and boots in most sizes are there.</p>
<h2>What it is not</h2>
<p>No fasting, no weighing, nothing to prove. If you take medication, bring it along with your own doctor's advice. The nearest hospital is twenty minutes away, and two of us know first aid.</p>`,
}
