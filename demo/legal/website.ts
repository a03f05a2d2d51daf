import { legalPage } from './sample'

export const websiteTermsPage = legalPage({
  path: '/website-terms-and-conditions-website',
  title: 'Terms for the website',
  description:
    'The terms for reading this website without an account: what you may use, what we answer for, and where links lead.',
  inShort: 'What applies when you only look around, without an account.',
  body: `<h2 data-menu="What this covers">What this covers</h2>
<p>The pages that are open to everyone. With an account, the <a href="/website-terms-and-conditions-membership">terms for members</a> apply as well, and the <a href="/website-terms-and-conditions-eat-burn-sleep">terms and conditions</a> bring all of it together.</p>
<h2 data-menu="What you may do">What you may do</h2>
<ul>
<li>Read everything, and come back as often as you like.</li>
<li>Print a recipe for your own kitchen.</li>
<li>Share a link, and quote a few lines with our name beside them.</li>
</ul>
<h2 data-menu="What you may not do">What you may not do</h2>
<p>Please do not copy whole pages, collect our content with programs, sell it, or train software with it. Do not try to get around a lock. The <a href="/website-acceptable-use-policy">acceptable use policy</a> has the rest.</p>
<h2 data-menu="What we answer for">What we answer for</h2>
<p>We check what we publish, and correct mistakes when you tell us. We cannot promise that every page is always reachable, or that a recipe suits your body. Nothing here is medical advice.</p>
<h2 data-menu="Links">Links to other websites</h2>
<p>We choose them with care and earn nothing from them. What is written there is the responsibility of those who run them.</p>
<h2 data-menu="Your data">Your data</h2>
<p>Which cookies there are, and what we store when you write to us, is in <a href="/privacy-and-cookies">privacy and cookies</a>.</p>
<h2 data-menu="Contact">Contact</h2>
<p>Small House Wellness LLC, 12 Lantern Lane, Port Ellery, a company made up for this demo: <a href="mailto:hello@example.com">hello@example.com</a>.</p>`,
})
