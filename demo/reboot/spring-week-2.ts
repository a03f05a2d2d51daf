import type { DemoRebootWeek } from '../listening'

export const springWeek2Week: DemoRebootWeek = {
  slug: 'spring-week-2',
  title: 'Half an hour earlier',
  summary: 'The light comes sooner now. Go along with it, at both ends of the day.',
  season: 'Spring',
  weekLabel: 'Week 2',
  topics: ['revive-weeks'],
  requiredPlan: 'standard',
  publishedDaysAgo: 100,
  body: `<p>The clock has moved and the body has not been told. This week everything happens half an hour earlier: supper, lamps, bed and breakfast. In that order, because the evening decides about the morning.</p>
<h2>Eat</h2>
<p>Supper by seven. On Monday cook twice as much, so that Tuesday is early by itself. We suggest <a href="/recipes/barley-risotto-with-asparagus-and-lemon/">barley with asparagus</a>.</p>
<h2>Move</h2>
<p>Into the daylight within an hour of waking, even under clouds. <a href="/movements/floor-first/">Floor first</a> on Tuesday, Thursday and Saturday.</p>
<h2>Rest: lamps low at nine</h2>
<p>Lamps low at nine. <a href="/meditations/the-long-way-out/">The long way out</a>, and then a book without a plot.</p>
<h2>Sunday: was it half an hour?</h2>
<p>Was it half an hour, or was it ten minutes? Ten is fine. If you work shifts, keep your own clock, and talk to your doctor about sleep if it has become hard.</p>`,
}
