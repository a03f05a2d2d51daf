import { legalPage } from './sample'

export const termsPage = legalPage({
  path: '/website-terms-and-conditions-eat-burn-sleep',
  title: 'Terms and conditions',
  description:
    'The terms for using the eat, burn, sleep website and its memberships: who we are, what you may expect, what we ask of you.',
  inShort: 'What you may expect from us, what we ask of you, and what happens if something goes wrong.',
  body: `<h2 data-menu="Who we are">Who we are</h2>
<p>This website is run by Small House Wellness LLC ("we"), 12 Lantern Lane, Port Ellery, a company made up for this demo. You reach us at <a href="mailto:hello@example.com">hello@example.com</a>. By using the website you agree to these terms. If you do not agree, please do not use it.</p>
<p>Each part has a page of its own: <a href="/website-terms-and-conditions-website">the website</a>, <a href="/website-terms-and-conditions-membership">the membership</a> and <a href="/website-terms-and-conditions-shop">the shop</a>. Where one of them says more than this page, it applies.</p>
<h2 data-menu="Not medical advice">Not medical advice</h2>
<p>We publish recipes, movement, and practices for everyday wellness. None of it is a diagnosis, a treatment or a substitute for either. People respond differently, and we do not promise a result. Talk to a doctor before you start if you are pregnant, under treatment, on medication, recovering or unsure, and stop anything that hurts.</p>
<h2 data-menu="Your account">Your account</h2>
<ul>
<li>You must be eighteen or older to open one.</li>
<li>Give a real email address and keep it up to date. We confirm it by a link.</li>
<li>Keep your password to yourself. An account is for one person.</li>
<li>Tell us soon if you think that someone else is using it.</li>
</ul>
<h2 data-menu="Memberships and payment">Memberships and payment</h2>
<p>The free membership costs nothing. Paid memberships are billed monthly or yearly in advance, at the price that we confirm to you on the day you join. The <a href="/memberships">memberships page</a> says what each includes. They renew for the same time until canceled. We write to you at least 14 days before a yearly renewal, and at least 30 days before any change of price.</p>
<p>You may cancel at any time by writing to us. What you paid for stays open until the end of the period, and your account then becomes a free one. Refunds are in the <a href="/digital-content-terms-and-conditions">digital content terms</a>.</p>
<h2 data-menu="What is ours and yours">What is ours and what is yours</h2>
<p>Texts, pictures, videos and recipes on this website belong to us or to those who let us use them. You may cook from them, print a recipe for your kitchen and share links. You may not copy, sell or publish them elsewhere.</p>
<p>What you write in the community stays yours. You allow us to show it there for as long as you leave it there.</p>
<h2 data-menu="How we behave">How we behave toward each other</h2>
<p>The <a href="/website-acceptable-use-policy">acceptable use policy</a> is part of these terms. We may close an account that breaks it, after a warning where that is reasonable, and refund what has been paid for the time that is left.</p>
<h2 data-menu="If something goes wrong">If something goes wrong</h2>
<p>We try to keep the website running and its content correct, and sometimes we will not manage. We answer for damage that we cause on purpose or by gross negligence, and wherever the law does not allow us to limit it. Beyond that our liability is limited to what you paid us in the twelve months before.</p>
<h2 data-menu="Links elsewhere">Links elsewhere</h2>
<p>Some links lead to other websites. We chose them with care, and we do not run them. Their own terms apply there.</p>
<h2 data-menu="Changes and law">Changes, and which law</h2>
<p>When these terms change in a way that matters to you, members are told by mail 30 days ahead, and may leave. The law of the state where the company is registered applies. If you are a consumer, the protection of the law where you live stays with you.</p>`,
})
