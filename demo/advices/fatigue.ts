import type { DemoAdvice } from '../item'

export const fatigueAdvice: DemoAdvice = {
  slug: 'fatigue',
  title: 'Tiredness that stays',
  summary:
    'Tiredness that does not go away after a good night has a cause that can often be found. Where to look, and how to manage your strength meanwhile.',
  topics: ['sleep-and-strain'],
  requiredPlan: 'free',
  reviewer: 'portrait-oona-kessler',
  publishedDaysAgo: 22,
  body: `<h2 data-menu="When to have it looked at" data-icon="stethoscope" data-format="main">When to have it looked at</h2>
<p>See a doctor if tiredness lasts for more than two or three weeks without a reason that you know, and sooner if you lose weight, run a fever, sweat at night, are short of breath, or bleed more than usual. If you are so tired that you nod off while driving, stop driving and ask for an appointment this week.</p>
<p>If tiredness comes with no interest in anything, and with thoughts that it would be better not to be here, tell someone today. In the United States you can call or text 988.</p>
<h2 data-menu="Common reasons" data-icon="flask">Common reasons that can be found</h2>
<p>A talk and a blood test go a long way. Low iron, an idle thyroid, too little vitamin B12, sugar that is too high, an infection that is not quite over, a new medicine. Also low mood, which often speaks through the body first. And sleep that is long enough and does not rest you, as with loud snoring and pauses.</p>
<div data-block="health-fact"><p>Iron can be low without anemia, and be felt. But do not take it on suspicion: too much does harm, and the tablets hide the clue that your doctor would be looking for.</p></div>
<h2 data-menu="Meanwhile" data-icon="leaf">Meanwhile</h2>
<h3 data-icon="sun">Light before ten</h3>
<p>Twenty minutes outdoors in the morning, clouds included. It sets the clock that decides about the evening.</p>
<h3 data-icon="utensils">Meals that hold</h3>
<p>Something with protein at breakfast, and a real lunch. Sugar raises energy for half an hour only. <a href="/recipes/soft-eggs-with-spinach-on-rye/">Soft eggs with spinach on rye</a> last until noon.</p>
<h3 data-icon="bed">A nap, if any</h3>
<p>Before three in the afternoon, twenty minutes, with an alarm. Longer naps make it harder to sleep at night.</p>
<h3 data-icon="coffee">Coffee with a closing time</h3>
<p>Half of what you drink at four is still there at ten. Noon is a good closing time for most people.</p>
<div data-block="expander" data-label="Managing your strength"><h3 data-icon="list">Managing your strength</h3>
<p>Write down in the morning what must be done today and what can wait. Plan a rest before the most demanding task, as well as after it. Alternate tasks that need your body with those that need your attention.</p>
<p>Stop while you still have some strength left. Patients who use up all of it on good days usually have more bad ones.</p></div>
<h2 data-menu="A word on pacing" data-icon="clock">If effort makes it worse</h2>
<p>For most tired people, a little movement helps. If instead you crash a day after some small effort and need days to recover, as some do after a virus, that is a different thing. Do not push through. Write down what you did and what came after it, and look for a doctor who knows about it.</p>
<p>If your nights are the trouble, begin with the page about <a href="/expert-advices/insomnia/">poor sleep</a>.</p>`,
}
