import type { DemoAdvice } from '../item'

export const menopauseAdvice: DemoAdvice = {
  slug: 'menopause',
  title: 'Menopause',
  summary:
    'Hot flashes, short nights, changes of mood. What many women find helpful in these years, and what to talk about with a doctor.',
  topics: ['hormones'],
  requiredPlan: 'premium',
  reviewer: 'portrait-oona-kessler',
  publishedDaysAgo: 40,
  body: `<h2 data-menu="Talk to a doctor" data-icon="stethoscope" data-format="main">What to talk about with a doctor</h2>
<p>Any bleeding a year or more after the last period needs an appointment soon. So do very heavy bleeding before that, periods that stop before forty-five, and a mood that stays low.</p>
<p>Hormone treatment helps many women and does not suit all. Whether it suits you depends on your history, and that needs a conversation with a doctor. Bring your questions on paper. If you were told to put up with it, ask for a second opinion.</p>
<h2 data-menu="What is going on" data-icon="question">What is going on</h2>
<p>The ovaries make less estrogen, and the level goes up and down. The change takes some years and most women have it between forty-five and fifty-five. Some hardly notice it. For others, sleep, mood and work suffer for years.</p>
<div data-block="health-fact"><p>Bones lose strength faster in the years after menopause. Walking, stairs and light weights help to keep them strong, and your doctor can say whether a scan makes sense.</p></div>
<h2 data-menu="What people try" data-icon="leaf">What people often find helps</h2>
<h3 data-icon="flower">Hot flashes</h3>
<p>Layers that come off, a fan by the bed, cotton sheets. Many women find that wine, very hot drinks or spice set them off. Keep a note for a week before you give up anything that you love.</p>
<h3 data-icon="moon">Nights</h3>
<p>A cool bedroom and the same hour in the morning. The page about <a href="/expert-advices/insomnia/">poor sleep</a> has an evening in four steps.</p>
<h3 data-icon="activity">Strength</h3>
<p>Twice a week, something that is a little heavy for you. Two cans of beans are enough to begin with. If you have had a fracture, ask first which movements to leave out.</p>
<div data-block="expander" data-label="At the table"><h3 data-icon="salad">At the table</h3>
<p>Protein at each meal, calcium from yogurt, tofu, greens or fish with soft bones, and plenty of plants. Soy foods may help a little, and are good food in any case. Supplements from the drugstore can get in the way of medicines, so show the package to your pharmacist.</p></div>
<h2 data-menu="For the others" data-icon="users">For the others in the house</h2>
<p>Ask what would help, and then do it: open a window, take over the cooking. <a href="/recipes/roast-carrots-orange-and-dill/">Roast carrots with orange and dill</a> are good cold as well, should the kitchen be too warm.</p>`,
}
