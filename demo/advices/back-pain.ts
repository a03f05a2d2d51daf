import type { DemoAdvice } from '../item'

export const backPainAdvice: DemoAdvice = {
  slug: 'back-pain',
  title: 'Back pain',
  summary:
    'Most back pain improves within weeks, and faster if you keep moving. What to do on the first day and in the sixth week.',
  topics: ['joints-and-muscles'],
  requiredPlan: 'standard',
  reviewer: 'portrait-oona-kessler',
  publishedDaysAgo: 29,
  body: `<h2 data-menu="When not to wait" data-icon="warning" data-format="main">When not to wait</h2>
<p>It is an emergency if you go numb between the legs, cannot hold or pass water, or lose strength in a leg. Go also if the pain follows a fall or an accident, or if it comes in waves with pain in the belly or chest.</p>
<p>See a doctor within days if you have fever, have lost weight, have had cancer, take cortisone, or if the pain is just as strong at rest and at night. And if it has not eased after six weeks.</p>
<h2 data-menu="What it usually is" data-icon="question">What it usually is</h2>
<p>Usually a muscle, a joint or a ligament is strained, and the muscles around it tighten to protect it. The pain can be severe without a serious cause. A scan rarely helps in the first weeks: many people without any pain have worn discs on a scan.</p>
<div data-block="health-fact"><p>Bed rest for a bad back was ordered for most of the last century. Then it was tested. People who went on with their day, as far as the pain allowed, were well again sooner.</p></div>
<h2 data-menu="The first days" data-icon="clock">The first days</h2>
<h3 data-icon="bed">Find a place that eases it</h3>
<p>On your back with the calves on a chair, or on your side with a pillow between the knees. Twenty minutes, and then up again.</p>
<h3 data-icon="sun">Warmth</h3>
<p>A hot-water bottle wrapped in a towel, not on bare skin and not overnight. It relaxes the muscles and eases the pain.</p>
<h3 data-icon="activity">Small walks</h3>
<p>Five minutes, several times a day, as upright as the pain allows.</p>
<h3 data-icon="pill">Painkillers</h3>
<p>Their purpose is to let you move. Ask at the pharmacy which kind goes with your stomach, your kidneys and your other tablets.</p>
<h2 data-menu="From the second week" data-icon="sprout">From the second week</h2>
<p>From now on, use your back again. What you do matters less than that you keep doing it: walking, swimming, slow strength, whatever you will still be doing in spring. <a href="/movements/two-minutes-and-a-chair/">Two minutes and a chair</a> is our shortest session. Soreness that is gone by the next morning is fine. Pain that runs further down the leg each time is not, so stop and ask.</p>
<div data-block="expander" data-label="At a desk"><h3 data-icon="list">At a desk</h3>
<p>No single posture is right. What harms is to sit still for too long. Change your position every half hour: stand up for a call, walk to the printer that is further off, lean on the windowsill. Feet on the floor, screen at the height of the eyes, and the thing that you reach for most close enough to reach.</p>
<p>A timer that reminds you to get up helps more than an expensive chair.</p></div>
<h2 data-menu="When it returns" data-icon="heart">When it returns</h2>
<p>It often does, and that does not mean that something is broken. Sleep, worry and a bad season at work make any pain worse. If your back keeps you from what you love, ask for a physiotherapist, and ask whether there is a program that looks at all of it together. Those help when tablets no longer do.</p>`,
}
