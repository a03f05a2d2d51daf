import type { DemoAdvice } from '../item'

export const headachesAdvice: DemoAdvice = {
  slug: 'headaches',
  title: 'Headaches',
  summary:
    'Most headaches are harmless and a nuisance. How to recognize the few that are not, and small habits that take the edge off the rest.',
  topics: ['head-and-nerves'],
  requiredPlan: 'none',
  publishedDaysAgo: 2,
  body: `<h2 data-menu="When to get help" data-icon="stethoscope" data-format="main">When to get help</h2>
<p>Call your emergency number if a headache is the worst of your life and came within a minute, if it comes with a stiff neck and fever, with confusion, weakness on one side, trouble speaking or seeing, or after a blow to the head.</p>
<p>See a doctor soon if it is new and you are over fifty, if it wakes you at night, if it grows from week to week, or if you are pregnant. And if you take painkillers on more than two days a week: the tablets themselves can keep a headache going.</p>
<h2 data-menu="Two common kinds" data-icon="brain">Two common kinds</h2>
<p><strong>Tension headache</strong> sits like a hat that is too small. It is on both sides, dull, and you can go on with your day in a bad mood. <strong>Migraine</strong> throbs, often on one side, and wants you in a dark room. Light hurts, smells are too loud, the stomach joins in.</p>
<p>Many people with migraine were told for years that it was stress, or the sinuses. There are good treatments now, some of them to prevent attacks. It is worth asking again.</p>
<div data-block="health-fact"><p>Caffeine helps some headaches and causes others. Who drinks four cups from Monday to Friday and none on Saturday may find the reason for Saturday's headache in the cup.</p></div>
<h2 data-menu="Small habits" data-icon="leaf">Small habits</h2>
<h3 data-icon="clock">The same hours</h3>
<p>Sleep, meals and coffee at about the same time, weekends included. A head that is prone to pain seems to dislike surprises of every kind, the nice ones too.</p>
<h3 data-icon="utensils">Do not skip</h3>
<p>A missed lunch is one of the most common triggers. Keep nuts or a banana where you work. <a href="/recipes/apple-bircher-with-walnuts/">Apple Bircher</a> can be made the evening before and travels in a jar.</p>
<h3 data-icon="droplets">Water</h3>
<p>A glass when you get up and one with each meal is a fair beginning. More than your thirst asks for is not known to help.</p>
<h3 data-icon="activity">The neck</h3>
<p>Every hour, look over one shoulder and then over the other, slowly, and let the arms hang. If the screen stands too low, put it on two books.</p>
<div data-block="expander" data-label="A diary of three lines"><h3 data-icon="list">A diary of three lines</h3>
<p>For a month, write down on the day of a headache: when it began and how long it lasted, what you took, and what the day before was like. Sleep, meals, weather, wine, your cycle if you have one.</p>
<p>Do not hunt for one culprit. Look for two things that come together. And bring the page along: it is the most useful thing that you can hand to a doctor.</p></div>
<h2 data-menu="While it lasts" data-icon="moon">While it lasts</h2>
<p>A dim room, a cool cloth on the forehead or a warm one on the neck, whichever you like better. Take a painkiller early and in the dose that the leaflet gives, or not at all. For a head that comes from a long day, <a href="/expert-advices/stress/">our page about stress</a> has three minutes of breath.</p>`,
}
