import type { DemoAdvice } from '../item'

export const constipationAdvice: DemoAdvice = {
  slug: 'constipation',
  title: 'Constipation',
  summary:
    'It is very common and rarely talked about. What helps most people, in which order, and when to have it looked at.',
  topics: ['belly'],
  requiredPlan: 'none',
  reviewer: 'portrait-priya-ramanathan',
  publishedDaysAgo: 9,
  body: `<h2 data-menu="When to see a doctor" data-icon="stethoscope" data-format="main">When to see a doctor</h2>
<p>See a doctor soon if there is blood, if you lose weight without meaning to, if your habits have changed for more than a few weeks and you are over forty-five, or if bowel cancer runs in the family. Severe pain with a hard belly, vomiting, and nothing passing at all, not even wind, is an emergency.</p>
<p>Ask also if it began with a new medicine. Iron, some painkillers and some tablets for blood pressure or mood do this, and often there is another one.</p>
<h2 data-menu="What is normal" data-icon="question">What is normal</h2>
<p>Anything between three times a day and three times a week, if it is easy and you feel finished. How often matters less than how easy it is. A daily movement is not necessary.</p>
<div data-block="health-fact"><p>The gut is most awake in the hour after breakfast. It is a reflex: a full stomach stimulates the colon. A warm drink and ten unhurried minutes make use of it.</p></div>
<h2 data-menu="What helps most people" data-icon="leaf">What helps most people</h2>
<h3 data-icon="salad">Fiber, slowly</h3>
<p>Oats, beans, vegetables, fruit with its skin. Add one thing a week. If you add everything at once, you may get bloated. Two kiwis or a few prunes a day have been tested in trials, with good results.</p>
<h3 data-icon="droplets">Something to drink with it</h3>
<p>Fiber works only with enough fluid. A glass with each meal and one between is enough for most people.</p>
<h3 data-icon="activity">A walk</h3>
<p>Walking stimulates the bowel. It does not need to be brisk. <a href="/ebs-blog/a-walk-after-supper/">After supper</a> is a good time.</p>
<h3 data-icon="clock">Go when it calls</h3>
<p>If you suppress the urge often, it gets weaker. Many people find it hard to go away from home. It gets easier with practice, in a quiet place.</p>
<div data-block="expander" data-label="How to sit"><h3 data-icon="list">How to sit</h3>
<p>Feet on a low stool, knees above the hips, elbows on the knees, back straight. It opens an angle that ordinary chairs close. Breathe out through loose lips, as if you were blowing on soup, and do not push with your breath held.</p>
<p>After ten minutes, get up. Leave the phone outside: sitting for long favors hemorrhoids.</p></div>
<h2 data-menu="If that is not enough" data-icon="pill">If that is not enough</h2>
<p>There are remedies from the pharmacy that draw water into the gut and are safe for most people to take for some time. Ask there which one suits you, above all if you are pregnant or have trouble with your kidneys. Many people need one at some time.</p>
<p>At the table, <a href="/recipes/blueberry-porridge-with-toasted-chestnut/">blueberry porridge</a> is a good start to the day, and <a href="/gut-health-recipes/">the gut-health recipes</a> go on from there.</p>`,
}
