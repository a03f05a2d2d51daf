import type { DemoAdvice } from '../item'

export const headachesAdvice: DemoAdvice = {
  slug: 'headaches',
  title: 'Headaches',
  summary:
    'Most headaches are harmless and a nuisance. How to recognize the few that are not, and small habits that take the edge off the rest.',
  topics: ['head-and-nerves'],
  requiredPlan: 'none',
  reviewer: 'portrait-oona-kessler',
  publishedDaysAgo: 13,
  body: `<h2 data-menu="When to get help" data-icon="stethoscope" data-format="main">When to get help</h2>
<p>Call your emergency number if a headache is the worst of your life and came within a minute, if it comes with a stiff neck and fever, with confusion, weakness on one side, trouble speaking or seeing, or after a blow to the head.</p>
<p>See a doctor soon if it is new and you are over fifty, if it wakes you at night, if it grows from week to week, or if you are pregnant. And if you take painkillers on more than two days a week: the tablets themselves can keep a headache going.</p>
<h2 data-menu="Two common kinds" data-icon="brain">Two common kinds</h2>
<p><strong>Tension headache</strong> feels like a tight band on both sides of the head. It is dull, and you can usually go on with your day. <strong>Migraine</strong> throbs, often on one side, and is worse with light, noise and smells. Nausea is common.</p>
<p>Many people with migraine were told for years that it was stress, or the sinuses. There are good treatments now, some of them to prevent attacks. It is worth asking again.</p>
<div data-block="health-fact"><p>Caffeine helps some headaches and causes others. If you drink four cups on workdays and none on Saturday, withdrawal may be the cause of your Saturday headache.</p></div>
<h2 data-menu="Small habits" data-icon="leaf">Small habits</h2>
<h3 data-icon="clock">The same hours</h3>
<p>Sleep, meals and coffee at about the same time, weekends included. Any change of routine can trigger an attack in people who are prone to migraine.</p>
<h3 data-icon="utensils">Do not skip</h3>
<p>A missed lunch is one of the most common triggers. Keep nuts or a banana where you work. <a href="/recipes/apple-bircher-with-walnuts/">Apple Bircher</a> can be made the evening before and travels in a jar.</p>
<h3 data-icon="droplets">Water</h3>
<p>A glass when you get up and one with each meal is a fair beginning. More than your thirst asks for is not known to help.</p>
<h3 data-icon="activity">The neck</h3>
<p>Every hour, look over one shoulder and then over the other, slowly, and let the arms hang. If the screen stands too low, put it on two books.</p>
<div data-block="expander" data-label="A diary of three lines"><h3 data-icon="list">A diary of three lines</h3>
<p>For a month, write down on the day of a headache: when it began and how long it lasted, what you took, and what the day before was like. Sleep, meals, weather, wine, your cycle if you have one.</p>
<p>Attacks often need two triggers at once, so look for combinations. Bring the diary to your appointment: it is the best help that you can give your doctor.</p></div>
<h2 data-menu="While it lasts" data-icon="moon">While it lasts</h2>
<p>A dim room, a cool cloth on the forehead or a warm one on the neck, whichever you like better. Take a painkiller early and in the dose that the leaflet gives, or not at all. For a head that comes from a long day, <a href="/expert-advices/stress/">our page about stress</a> has three minutes of breath.</p>`,
}
