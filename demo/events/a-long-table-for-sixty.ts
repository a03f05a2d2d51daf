import type { DemoEvent } from '../listening'

export const aLongTableForSixtyEvent: DemoEvent = {
  slug: 'a-long-table-for-sixty',
  title: 'A long table for sixty',
  summary: 'One table, six courses without meat, and a stranger on either side. It was in the old tram depot.',
  startsInDays: -24,
  startHour: 18,
  lastsMin: 240,
  location: 'The Old Tram Depot, Hall 2, 14 Rail Street',
  timeZone: 'Europe/London',
  price: '$48, with six courses',
  bookingSlug: 'long-table',
  topics: ['in-person-events'],
  requiredPlan: 'none',
  publishedDaysAgo: 80,
  body: `<p>Sixty people sat down at half past six, and fifty-eight of them did not know each other. By the soup that had changed. Everything came from within forty miles except for the lemons and the pepper.</p>
<h2>What there was</h2>
<ul>
<li><a href="/recipes/lemony-bean-dip-with-carrots/">Bean dip with carrots</a>, passed along by hand</li>
<li><a href="/recipes/whole-cauliflower-with-green-sauce/">Whole cauliflower</a>, carved like a roast</li>
<li><a href="/recipes/rhubarb-and-ginger-fizz/">Rhubarb and ginger fizz</a>, and wine for those who like it</li>
</ul>
<h2>The next one</h2>
<p>There will be another when the tomatoes are ripe. It will stand here first.</p>`,
}
