import type { DemoAdvice } from '../item'

export const eczemaAdvice: DemoAdvice = {
  slug: 'eczema',
  title: 'Eczema and dry skin',
  summary:
    'Skin that itches, cracks and keeps you awake. How to look after it from day to day, and what food has to do with it, which is less than you hear.',
  topics: ['skin'],
  requiredPlan: 'premium',
  reviewer: 'portrait-oona-kessler',
  publishedDaysAgo: 37,
  body: `<h2 data-menu="When to see a doctor" data-icon="stethoscope" data-format="main">When to see a doctor</h2>
<p>See a doctor the same day if skin that has eczema becomes hot, swollen, weeping or crusted in yellow, or if clusters of small painful blisters appear and you feel ill. Those are infections, and some of them move fast.</p>
<p>Make an appointment if it keeps you or a child from sleeping, if it sits around the eyes, or if plain creams have not calmed it within two weeks. There are more treatments than there were ten years ago.</p>
<h2 data-menu="What is going on" data-icon="question">What is going on</h2>
<p>The outer layer of the skin has gaps, like a wall with mortar missing. Water gets out, irritants get in, and the immune system reacts. Part of it is inherited, which is why it runs with asthma and hay fever in families. It has nothing to do with washing too little. Washing too much can make it worse.</p>
<div data-block="health-fact"><p>Moisturizing cream is the basis of treatment, and most people use too little: for dry skin on the whole body, doctors recommend about half a pound a week.</p></div>
<h2 data-menu="From day to day" data-icon="leaf">From day to day</h2>
<h3 data-icon="droplets">Short and lukewarm</h3>
<p>Ten minutes in the shower are enough. Use a soap-free wash, and only where it is needed. Pat dry, do not rub.</p>
<h3 data-icon="shield">Cream within three minutes</h3>
<p>While the skin is still a little damp. Choose a thick one without perfume. Twice a day, also on the days when all is calm.</p>
<h3 data-icon="flower">Soft things next to the skin</h3>
<p>Cotton, washed before its first day, rinsed twice. Wool goes over it if you like wool. In dry winters a bowl of water on the radiator is a small help.</p>
<h3 data-icon="moon">The nights</h3>
<p>A cool bedroom, short nails, cotton gloves for those who scratch asleep. A cold cloth for two minutes eases the itch.</p>
<div data-block="expander" data-label="About cortisone"><h3 data-icon="pill">About cortisone</h3>
<p>Many people are afraid of creams with cortisone. Used thinly, for as long and on those places that your doctor named, they are safe and they break the circle of itching and scratching. Most trouble comes from using too little, too late, and for too long.</p>
<p>Ask how much, where and until when, and write it on the tube. If you would rather go without, say so. There are creams of another kind.</p></div>
<h2 data-menu="And food" data-icon="salad">And food</h2>
<p>In most adults no food is behind it. In some small children it can be, and then it needs an allergy specialist, because leaving out milk or eggs without need can do harm to a child that is growing.</p>
<p>So eat as everyone would be well advised to eat: many plants, fish if you like it, less of what comes in wrappers. It is good for your health in general. If stress makes your eczema flare, as it does for many, see our page about <a href="/expert-advices/stress/">stress</a>.</p>`,
}
