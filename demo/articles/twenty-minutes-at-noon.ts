import type { DemoArticle } from '../item'

export const noonArticle: DemoArticle = {
  slug: 'twenty-minutes-at-noon',
  title: 'Twenty minutes at noon',
  summary:
    'Why we put movement in the middle of the day, what to do if you have only ten, and how to choose a level without vanity.',
  author: 'Mateo Rios',
  topics: ['on-the-move'],
  requiredPlan: 'none',
  publishedDaysAgo: 28,
  body: `<p>There are people who run before sunrise. We admire them from under the blanket. There are people who go to a gym at eight in the evening, and some of those then lie awake until one. For the rest there is noon.</p>
<p>It is no one's favorite hour. The morning's plan has come apart, the coffee has stopped working, and the chair has taken on your shape. That is what makes it a good place to put something different. You have little to lose.</p>
<h2>What twenty minutes are good for</h2>
<p>Health agencies suggest that adults get about two and a half hours of moderate movement a week, and some work for the muscles on two days. That sounds like a second job. Divided up it is a bit more than twenty minutes a day, and the days need not be equal.</p>
<p>We will not tell you what it does to your waist. What members write to us is plainer: the afternoon has an edge less to it, the back complains later, and the stairs at the station have become shorter. It may be different for you. Try it for three weeks and ask the stairs.</p>
<h2>What to do with them</h2>
<p>Our noon classes have the same order each day, so that no one has to think.</p>
<ol>
<li><strong>Four minutes to arrive.</strong> Shoulders, hips, ankles. You undo the chair.</li>
<li><strong>Twelve minutes of work.</strong> Slow strength one day, balance the next, something that makes you breathe on the third.</li>
<li><strong>Four minutes to leave.</strong> Down on the floor, and quiet before you stand up again.</li>
</ol>
<p>You need a piece of floor as long as you are. Shoes are up to you. A colleague may look in through the door. Wave.</p>
<h2>Ten is still a trade</h2>
<p>On some days twenty minutes are not there, whatever a calendar says. Then do the first four and as many of the twelve as will fit. Or walk around the block with no phone, at the pace of someone who has left the stove on.</p>
<p>The mistake is to save it all up for Saturday. Saturday has plans of its own, and joints do not keep accounts.</p>
<h2>Choosing the level without vanity</h2>
<p>There are three, and they belong to the day. You are not a beginner. You are a person who slept five hours, and today that person takes the Beginner class.</p>
<ul>
<li>Can you speak in whole sentences? The level is right.</li>
<li>Only single words? Go down one.</li>
<li>Could you sing? Go up one, or enjoy the song.</li>
</ul>
<p>Muscles that are sore the next day are normal when something is new. Pain in a joint, pain that stays, dizziness, or a tight chest are not. Stop, and have it seen to.</p>
<h3>Ask first, if</h3>
<p>You are pregnant or have just had a child, you have a heart condition or high blood pressure, you have had an operation, or you have not moved for so long that you cannot remember it. One visit to the doctor, this page in your hand. Most will say yes to something, and they will know to what.</p>
<h2>How to keep it</h2>
<p>Put it into the calendar under a name that no one will move. <em>Site visit</em> has done well. Lay the mat out in the morning, where you will have to step over it. And attach it to something that happens anyway: after the noon news, before the soup.</p>
<p>If you would like a reason for each day, it is part of <a href="/the-ebs-method/">the method</a>, where noon gets its turn in week three. By then breakfast is settled, and one thing at a time is the only way that any of this has ever worked for us.</p>`,
}
