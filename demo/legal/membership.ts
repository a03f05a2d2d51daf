import { legalPage } from './sample'

export const membershipTermsPage = legalPage({
  path: '/website-terms-and-conditions-membership',
  title: 'Terms for members',
  description:
    'The terms for free and paid memberships: who can join, what a plan opens, how it renews, and how you leave again.',
  inShort: 'What applies when you join, from the free plan to Executive Coaching.',
  body: `<h2 data-menu="Who can join">Who can join</h2>
<p>Everyone who is eighteen or older. An account is for one person, with a real email address that we confirm by a link. You may read all the <a href="/website-terms-and-conditions-website">open pages</a> without one.</p>
<h2 data-menu="The plans">The plans</h2>
<p>The free plan costs nothing and has no end. Standard and Premium are paid by the month or by the year. Executive Coaching is agreed with you in writing. The <a href="/memberships">memberships page</a> says what each opens.</p>
<h2 data-menu="Paying and renewing">Paying and renewing</h2>
<p>Paid plans begin at once and are paid in advance. They renew for the same time until you cancel. We write to you at least 14 days before a yearly renewal, and at least 30 days before any change of price.</p>
<h2 data-menu="Changing your plan">Changing your plan</h2>
<p>You can move to a higher plan at any time, and pay the difference for the rest of the period. A move to a lower plan takes effect when the period ends. Your favorites, notes and lists stay.</p>
<h2 data-menu="Leaving">Leaving</h2>
<p>Cancel whenever you like by writing to us. What you paid for stays open until the end of the period. You may withdraw within 14 days of your first payment: the <a href="/digital-content-terms-and-conditions">digital content terms</a> say how.</p>
<h2 data-menu="The six weeks">The six weeks and the classes</h2>
<p>They are everyday cooking, movement and rest for healthy adults. They are no treatment, and we do not promise a result. If you are pregnant, unwell or on medication, show them to your doctor before you begin, and stop anything that hurts.</p>
<h2 data-menu="If we must close an account">If we must close an account</h2>
<p>We warn first where that is reasonable, and refund the time that is left. The reasons are in the <a href="/website-acceptable-use-policy">acceptable use policy</a>.</p>`,
})
