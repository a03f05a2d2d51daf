import type { DemoAdvice } from '../item'

export const arthritisAdvice: DemoAdvice = {
  slug: 'arthritis',
  title: 'Stiff joints and arthritis',
  summary:
    'Stiff fingers in the morning, a knee that hurts on the stairs. Gentle habits to add to the treatment that your doctor has planned with you.',
  topics: ['joints-and-muscles'],
  requiredPlan: 'standard',
  reviewer: 'portrait-oona-kessler',
  publishedDaysAgo: 33,
  body: `<h2 data-menu="Have it looked at" data-icon="stethoscope" data-format="main">Have it looked at first</h2>
<p>Arthritis is a word for many things, and they are treated differently. Get a name for yours before you change anything. Early treatment matters for some kinds.</p>
<p>A joint that is suddenly hot, red and swollen, above all with fever, needs a doctor the same day. So does one that you cannot put weight on after a fall. Morning stiffness for more than half an hour, in several joints, for some weeks, is worth an appointment soon.</p>
<h2 data-menu="Why moving helps" data-icon="activity">Why moving is usually part of the plan</h2>
<p>A joint has no blood supply of its own in its cartilage. It is fed by being moved. Rest is right for a joint in a bad phase, and too much of it weakens the muscles around it, which puts more strain on the joint.</p>
<div data-block="health-fact"><p>A little ache during new exercise is common. If a joint still hurts more than before two hours later, do less next time. Physical therapists call it the two-hour rule.</p></div>
<h2 data-menu="Habits to try" data-icon="leaf">Habits that people often find helpful</h2>
<h3 data-icon="sun">Warmth before the day</h3>
<p>A warm shower, or ten minutes with the hands around a cup of tea, before you do up buttons. For a joint that is hot and swollen, cold often works better.</p>
<h3 data-icon="clock">Short and often</h3>
<p>Five minutes four times a day beat twenty in one go. Choose the Beginner level, and leave out what your therapist would leave out.</p>
<h3 data-icon="shield">Helpful tools</h3>
<p>A thick handle, a jar opener, a stool in the kitchen. They take strain off the joint, and using them early is sensible.</p>
<div data-block="expander" data-label="What about food"><h3 data-icon="salad">What about food</h3>
<p>No diet makes arthritis go away. Eating the way that is good for heart and weight is reasonable: fish twice a week, olive oil, beans, many vegetables. <a href="/recipes/salmon-peas-and-new-potatoes/">Salmon with peas</a> is on the table in half an hour.</p>
<p>If you take methotrexate, blood thinners or tablets for gout, ask before you add supplements or drink alcohol.</p></div>
<h2 data-menu="The hands, for five minutes" data-icon="activity">Five minutes for the hands</h2>
<p>Open the hand wide, close it softly, and touch the thumb to each finger in turn. Lay the palm on the table and lift one finger after the other. Ten slow rounds with both hands. Effort is fine. Stop if it hurts.</p>`,
}
