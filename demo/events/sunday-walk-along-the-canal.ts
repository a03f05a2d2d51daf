import type { DemoEvent } from '../listening'

export const sundayWalkAlongTheCanalEvent: DemoEvent = {
  slug: 'sunday-walk-along-the-canal',
  title: 'Sunday walk along the canal',
  summary: 'Six level miles at a talking pace, with a stop for soup from a very large flask.',
  startsInDays: 1,
  weekday: 0,
  startHour: 10,
  lastsMin: 180,
  location: 'North Lock, by the green bench',
  timeZone: 'Europe/London',
  price: 'Free',
  bookingSlug: 'canal-walk',
  topics: ['in-person-events'],
  requiredPlan: 'none',
  publishedDaysAgo: 20,
  body: `<p>We meet at the green bench and go when everyone has found their other glove. The path is level and mostly firm. Dogs may come along, so may children in carriers, and so may people who have not walked six miles for a while: there is a bus at mile three.</p>
<h2>Bring</h2>
<ul>
<li>Shoes that have met mud before</li>
<li>A cup for the soup</li>
<li>Something against the rain. We walk in it</li>
</ul>
<h2>If you are not sure</h2>
<p>Walk for half an hour this week and see how you feel the day after. With a heart condition, or soon after an illness, ask your doctor whether six miles are for you.</p>`,
}
