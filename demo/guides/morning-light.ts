import type { DemoGuide } from '../item'

export const morningLightGuide: DemoGuide = {
  slug: 'morning-light',
  title: 'Morning light',
  summary:
    'Ten to twenty minutes outdoors before ten. The smallest habit of the six weeks, and the one that pays at night.',
  requiredPlan: 'none',
  publishedDaysAgo: 4,
  body: `<p>There is a clock behind your eyes, about the size of a grain of rice. It runs a little slow in most people, and every morning it waits to be set. It does not read numbers. It looks for daylight.</p>
<h2>What to do</h2>
<p>Go outdoors within an hour or two of getting up, and stay for ten minutes if the sun is out and twenty if it is not. A cloudy sky is still ten times as bright as your kitchen. A window takes away a good part of it, so open it and lean out, if leaning out is all that there is time for.</p>
<p>You do not have to look at anything. Never look into the sun itself. Carry your tea, hang up a shirt, walk to the corner for no reason.</p>
<h2>How to make it stick</h2>
<ul>
<li>Tie it to something that happens anyway: the dog, the trash, the first cup.</li>
<li>If you take a bus, walk to the next stop.</li>
<li>On weekends too, within an hour of the usual time. The clock does not know that it is Saturday.</li>
</ul>
<h2>What you may notice</h2>
<p>Nothing, for some days. Then, often in the second week, that you become tired at a reasonable hour. It is a quiet effect and easily missed. Write down when you yawn.</p>
<h3>In winter, and on night shifts</h3>
<p>If it is dark when you leave, take your light at the first break. If you work at night, most of this page is upside down for you: your morning begins when you get up, and sunglasses on the way home are a kindness to your clock. If winters weigh on you year after year, tell your doctor. There are lamps for it that have been tested, and not everyone should use one.</p>
<p>The evening half of the same clock is in <a href="/ebs-blog/the-last-hour-of-the-day/">the last hour of the day</a>.</p>`,
}
