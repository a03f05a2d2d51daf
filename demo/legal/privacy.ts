import { legalPage } from './sample'

export const privacyPage = legalPage({
  path: '/privacy-and-cookies',
  title: 'Privacy and cookies',
  description:
    'What we keep about you and for how long, which cookies we use, what waits for your consent, and how to see or delete your data.',
  inShort: 'What we keep about you, what for, for how long, and how to have it deleted.',
  body: `<h2 data-menu="Who is responsible">Who is responsible</h2>
<p>Small House Wellness LLC, 12 Lantern Lane, Port Ellery, a company made up for this demo. For anything on this page write to <a href="mailto:hello@example.com">hello@example.com</a>.</p>
<h2 data-menu="What we keep">What we keep, and what for</h2>
<ul>
<li><strong>Your account:</strong> first and last name, username, email address, picture if you add one, password (only as a hash that cannot be read back), passkeys, plan. To sign you in.</li>
<li><strong>What you do as a member:</strong> favorites, ratings, notes on recipes, videos watched and how far, weeks of the reset that you have finished, milestones. To show them to you again.</li>
<li><strong>Devices you sign in on:</strong> to tell you by email when a new one appears.</li>
<li><strong>Orders:</strong> what, when, how much. Because the tax office asks. We never see your card number.</li>
<li><strong>The newsletter:</strong> your email address, and when you agreed. To send it.</li>
<li><strong>What you write to us:</strong> to answer.</li>
</ul>
<p>We do not ask about your health, your weight or your age, and we do not sell data. The shopping list stays in your browser, unless you turn on “Keep my list”: then it is stored in your account too.</p>
<h2 data-menu="Cookies">Cookies</h2>
<ul>
<li><strong>Needed:</strong>
<ul>
<li><code>ebs-token</code> (over https <code>__Host-ebs-token</code>) keeps you signed in, until you have not come by for 30 days.</li>
<li><code>ebs-device</code> is set when you sign in and stays for 400 days. By it we know a browser that is new, and tell you by email.</li>
<li><code>clearSessionCache</code> has your browser forget what it had stored of you, when your plan changes or your session ends. It lasts five minutes at most.</li>
<li><code>cc_cookie</code> remembers your answer to the cookie question, for half a year.</li>
<li><code>ebs-review-dismissed</code> remembers that you put the invitation to review us away, until you close the browser.</li>
</ul></li>
<li><strong>Only with your consent:</strong> <code>ebs-review-views</code> counts how often you saw the invitation to review us, for ten years (3650 days) or as long as your browser keeps any, and measuring, if it is in use. Nothing is loaded from another company before you have agreed.</li>
</ul>
<p>You can change your answer at any time at the foot of every page.</p>
<h2 data-menu="Who else sees it">Who else sees it</h2>
<p>Companies that work for us and under our orders: the one that keeps the servers, the one that sends mail, the one that takes payments. And authorities, where the law obliges us. When you follow a link to another website or play a video from one, that company learns that you did.</p>
<h2 data-menu="For how long">For how long</h2>
<p>Your account and what belongs to it, until you delete it, and then 14 days, in which you can change your mind. Orders for as long as tax law says. Letters to us for two years. The newsletter until you use the link at its end.</p>
<h2 data-menu="Your rights">Your rights</h2>
<p>You can download a copy of what we hold about you, correct it and delete it yourself, on the page of <a href="/account/">your account</a>. You can also ask us to do so, or to pass it on, and object to a use of it. Write to us and we answer within a month. If you think that we treat your data badly, you may also complain to the authority where you live.</p>
<h2 data-menu="Changes">Changes to this page</h2>
<p>When something that matters changes, members hear about it by mail before it does. See also the <a href="/website-terms-and-conditions-eat-burn-sleep">terms and conditions</a>.</p>`,
})
