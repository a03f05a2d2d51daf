import type { DemoAdvice } from '../item'

export const eczemaAdvice: DemoAdvice = {
  slug: 'eczema',
  title: 'Eczema and dry skin',
  summary:
    'Skin that itches, cracks and keeps you awake. How to look after it from day to day, and what food has to do with it, which is less than you hear.',
  topics: ['skin'],
  requiredPlan: 'premium',
  publishedDaysAgo: 37,
  body: `<h2 data-menu="When to see a doctor" data-icon="stethoscope" data-format="main">When to see a doctor</h2>
<p>See a doctor the same day if skin that has eczema becomes hot, swollen, weeping or crusted in yellow, or if clusters of small painful blisters appear and you feel ill. Those are infections, and some of them move fast.</p>
<p>Make an appointment if it keeps you or a child from sleeping, if it sits around the eyes, or if plain creams have not calmed it within two weeks. There are more treatments than there were ten years ago.</p>
<h2 data-menu="What is going on" data-icon="question">What is going on</h2>
<p>Think of a wall in which some of the mortar is missing. Water gets out, irritants get in, and the guards inside react to both. Part of it is inherited, which is why it runs with asthma and hay fever in families. It is not a sign that you wash too little. You may be washing too much.</p>
<div data-block="health-fact"><p>Cream is the treatment and not the garnish. Many people use far too little: for a whole body that is dry, doctors reckon with about half a pound a week.</p></div>
<h2 data-menu="From day to day" data-icon="leaf">From day to day</h2>
<h3 data-icon="droplets">Short and lukewarm</h3>
<p>Ten minutes in the shower are enough. Use a soap-free wash, and only where it is needed. Pat dry, do not rub.</p>
<h3 data-icon="shield">Cream within three minutes</h3>
<p>While the skin is still a little damp. Thick and without perfume is better than light and lovely. Twice a day, also on the days when all is calm.</p>
<h3 data-icon="flower">Soft things next to the skin</h3>
<p>Cotton, washed before its first day, rinsed twice. Wool goes over it if you like wool. In dry winters a bowl of water on the radiator is a small help.</p>
<h3 data-icon="moon">The nights</h3>
<p>A cool bedroom, short nails, cotton gloves for those who scratch asleep. A cold cloth for two minutes does more than a promise not to scratch.</p>
<div data-block="expander" data-label="About cortisone"><h3 data-icon="pill">About cortisone</h3>
<p>Creams with cortisone frighten people more than they deserve. Used thinly, for as long and on those places that your doctor named, they are safe and they break the circle of itching and scratching. Most trouble comes from using too little, too late, and for too long.</p>
<p>Ask how much, where and until when, and write it on the tube. If you would rather go without, say so. There are creams of another kind.</p></div>
<h2 data-menu="And food" data-icon="salad">And food</h2>
<p>In most adults no food is behind it. In some small children it can be, and then it belongs into the hands of an allergy specialist, because leaving out milk or eggs without need can do harm to a child that is growing.</p>
<p>So eat as everybody would be well advised to eat: many plants, fish if you like it, less of what comes in wrappers. It is good for the one who lives in the skin. If strain makes yours flare, which it does for many, see our page about <a href="/expert-advices/stress/">stress</a>.</p>`,
}
