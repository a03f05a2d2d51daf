import type { DemoAdvice } from '../item'

export const constipationAdvice: DemoAdvice = {
  slug: 'constipation',
  title: 'Constipation',
  summary:
    'Nobody likes to talk about it and nearly everybody has had it. What helps most people, in which order, and when to have it looked at.',
  topics: ['belly'],
  requiredPlan: 'none',
  publishedDaysAgo: 9,
  body: `<h2 data-menu="When to see a doctor" data-icon="stethoscope" data-format="main">When to see a doctor</h2>
<p>See a doctor soon if there is blood, if you lose weight without meaning to, if your habits have changed for more than a few weeks and you are over forty-five, or if bowel cancer runs in the family. Severe pain with a hard belly, vomiting, and nothing passing at all, not even wind, is an emergency.</p>
<p>Ask also if it began with a new medicine. Iron, some painkillers and some tablets for blood pressure or mood do this, and often there is another one.</p>
<h2 data-menu="What is normal" data-icon="question">What is normal</h2>
<p>Anything between three times a day and three times a week, if it is easy and you feel finished. The calendar matters less than the effort. Nobody needs to go every morning at eight, although many households are arranged as if they did.</p>
<div data-block="health-fact"><p>The gut is most awake in the hour after breakfast. It is a reflex: the stomach fills, and lower down something gets the message. A warm drink and ten unhurried minutes make use of it for free.</p></div>
<h2 data-menu="What helps most people" data-icon="leaf">What helps most people</h2>
<h3 data-icon="salad">Fiber, slowly</h3>
<p>Oats, beans, vegetables, fruit with its skin. Add one thing a week and not all on Monday, or you will trade one discomfort for another. Two kiwis or a few prunes a day have been tested properly, and did well.</p>
<h3 data-icon="droplets">Something to drink with it</h3>
<p>Fiber without water is a sponge in a dry sink. A glass with each meal and one between will do for most.</p>
<h3 data-icon="activity">A walk</h3>
<p>Movement of the legs moves the rest. It does not need to be brisk. <a href="/ebs-blog/a-walk-after-supper/">After supper</a> is a good time.</p>
<h3 data-icon="clock">Go when it calls</h3>
<p>Put off too often, the call grows faint. If you are the kind of person who cannot go away from home, you are in large company. Practice in a quiet place where you know nobody.</p>
<div data-block="expander" data-label="How to sit"><h3 data-icon="list">How to sit</h3>
<p>Feet on a low stool, knees above the hips, elbows on the knees, back straight. It opens an angle that ordinary chairs close. Breathe out through loose lips, as if you were blowing on soup, and do not push with your breath held.</p>
<p>After ten minutes, get up. The telephone stays outside, since it turns ten minutes into forty, and the blood vessels there do not like forty.</p></div>
<h2 data-menu="If that is not enough" data-icon="pill">If that is not enough</h2>
<p>There are remedies from the pharmacy that draw water into the gut and are safe for most people to take for some time. Ask there which one suits you, above all if you are pregnant or have trouble with your kidneys. Needing one is not a failure of character.</p>
<p>At the table, <a href="/recipes/blueberry-porridge-with-toasted-chestnut/">blueberry porridge</a> is a good start to the day, and <a href="/gut-health-recipes/">the gut-health recipes</a> go on from there.</p>`,
}
