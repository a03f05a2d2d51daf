import type { DemoAdvice } from '../item'

export const fatigueAdvice: DemoAdvice = {
  slug: 'fatigue',
  title: 'Tiredness that stays',
  summary:
    'Tired after a short night is one thing, tired after a long one is another. Where to look for reasons, and how to spend what you have.',
  topics: ['sleep-and-strain'],
  requiredPlan: 'free',
  publishedDaysAgo: 22,
  body: `<h2 data-menu="When to have it looked at" data-icon="stethoscope" data-format="main">When to have it looked at</h2>
<p>See a doctor if tiredness lasts for more than two or three weeks without a reason that you know, and sooner if you lose weight, run a fever, sweat at night, are short of breath, or bleed more than usual. If you are so tired that you nod off while driving, stop driving and ask for an appointment this week.</p>
<p>If tiredness comes with no interest in anything, and with thoughts that it would be better not to be here, tell somebody today. In the United States you can call or text 988.</p>
<h2 data-menu="Common reasons" data-icon="flask">Common reasons that can be found</h2>
<p>A talk and a blood test go a long way. Low iron, an idle thyroid, too little vitamin B12, sugar that is too high, an infection that is not quite over, a new medicine. Also low mood, which often speaks through the body first. And sleep that is long enough and does not rest you, as with loud snoring and pauses.</p>
<div data-block="health-fact"><p>Iron can be low without anemia, and be felt. But do not take it on suspicion: too much does harm, and the tablets hide the clue that your doctor would be looking for.</p></div>
<h2 data-menu="Meanwhile" data-icon="leaf">Meanwhile</h2>
<h3 data-icon="sun">Light before ten</h3>
<p>Twenty minutes outdoors in the morning, clouds included. It sets the clock that decides about the evening.</p>
<h3 data-icon="utensils">Meals that hold</h3>
<p>Something with protein at breakfast, and a real lunch. Sweet things lift for half an hour and let go. <a href="/recipes/soft-eggs-with-spinach-on-rye/">Soft eggs with spinach on rye</a> last until noon.</p>
<h3 data-icon="bed">A nap, if any</h3>
<p>Before three in the afternoon, twenty minutes, with an alarm. Longer naps are borrowed from the night.</p>
<h3 data-icon="coffee">Coffee with a closing time</h3>
<p>Half of what you drink at four is still there at ten. Noon is a good closing time for most people.</p>
<div data-block="expander" data-label="Spending what you have"><h3 data-icon="list">Spending what you have</h3>
<p>On a tired day, think of your strength as a purse with five coins. Getting up costs one. Write down what must be paid for today and what only feels like it. Put a rest before the expensive thing and not only after it.</p>
<p>Leave one coin in the purse. It is for the unexpected, and if nothing unexpected comes, it is for tomorrow.</p></div>
<h2 data-menu="A word on pacing" data-icon="clock">If effort makes it worse</h2>
<p>For most tired people, a little movement helps. If instead you crash a day after some small effort and need days to recover, as some do after a virus, that is a different thing. Do not push through. Write down what you did and what came after it, and look for a doctor who knows about it.</p>
<p>If your nights are the trouble, begin with the page about <a href="/expert-advices/insomnia/">poor sleep</a>.</p>`,
}
