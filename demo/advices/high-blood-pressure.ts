import type { DemoAdvice } from '../item'

export const bloodPressureAdvice: DemoAdvice = {
  slug: 'high-blood-pressure',
  title: 'High blood pressure',
  summary:
    'High blood pressure causes no symptoms for years. How to measure it at home, what habits can do, and what tablets are for.',
  topics: ['heart-and-blood'],
  requiredPlan: 'none',
  reviewer: 'portrait-oona-kessler',
  publishedDaysAgo: 16,
  body: `<h2 data-menu="When to get help" data-icon="warning" data-format="main">When to get help</h2>
<p>A reading of 180 over 120 or more is one to repeat after five minutes of sitting quietly. If it stays there, call your doctor the same day. If it comes with chest pain, short breath, a severe headache, weakness, or trouble seeing or speaking, call your emergency number and do not wait for the second reading.</p>
<p>Never stop tablets on your own because the numbers look good. They look good because of the tablets.</p>
<h2 data-menu="What the numbers say" data-icon="heart">What the numbers say</h2>
<p>The upper one is the push when the heart beats, the lower one what remains in between. One high reading says little. Several on different days say something, and then a doctor should hear of it. In the United States 130 over 80 counts as raised, in other places 140 over 90.</p>
<div data-block="health-fact"><p>Many people have higher readings in a doctor's office than at home, and some have it the other way around. That is why readings taken at home are so useful.</p></div>
<h2 data-menu="Measure at home" data-icon="list">Measure at home</h2>
<div data-block="journey">
<ol>
<li><strong>Before.</strong> No coffee, cigarette or stairs for half an hour. Empty your bladder.</li>
<li><strong>Sit.</strong> Back against the chair, feet flat, no one talking, for five minutes.</li>
<li><strong>The arm.</strong> Cuff on the bare upper arm, the arm on the table, at the height of the heart.</li>
<li><strong>Twice.</strong> Two readings, one minute apart, morning and evening, for a week. Write down all of them, the high ones too.</li>
</ol></div>
<h2 data-menu="What habits can do" data-icon="leaf">What habits can do</h2>
<h3 data-icon="utensils">Less salt, more plants</h3>
<p>Most of our salt comes out of packages: bread, cheese, sauces, cold cuts, soup. Cooking for yourself is the most effective way to eat less of it. Vegetables, beans, fruit, nuts and yogurt bring potassium, which works the other way. With a disease of the kidneys, ask first, since potassium is then a different matter.</p>
<h3 data-icon="activity">Movement most days</h3>
<p>Thirty minutes at a pace at which you can talk, in one piece or in three. Also some strength, with the breath flowing: do not hold it while you lift.</p>
<h3 data-icon="coffee">Alcohol and the rest</h3>
<p>Less of it lowers the pressure within weeks. Coffee raises it for an hour or two, mostly in those who seldom drink it. Large amounts of licorice raise it considerably.</p>
<h3 data-icon="moon">Sleep</h3>
<p>Loud snoring with pauses, and tired days after it, can be sleep apnea, and that drives the pressure up. It can be treated. Tell your doctor, and bring along what your partner has noticed.</p>
<div data-block="expander" data-label="A week with less salt"><h3 data-icon="salad">A week with less salt</h3>
<p>Change one thing each day. Plain yogurt in place of salted cheese. Beans that you have rinsed. Lemon on the vegetables before the shaker. Bread with less than one percent of salt, if the label tells you. Soup from your own pot.</p>
<p>For the first ten days food tastes bland. Then taste adapts, and the food you used to eat seems too salty. <a href="/recipes/fennel-and-orange-salad/">Fennel and orange salad</a> needs very little salt.</p></div>
<h2 data-menu="About tablets" data-icon="pill">About tablets</h2>
<p>Often habits are not enough, because age and family history matter too. Then tablets protect heart, brain and kidneys, and they do it well. If one gives you a cough or thick ankles, say so. There are many kinds.</p>`,
}
