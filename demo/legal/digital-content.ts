import { legalPage } from './sample'

export const digitalContentPage = legalPage({
  path: '/digital-content-terms-and-conditions',
  title: 'Digital content terms',
  description:
    'What a paid membership includes, how you may use videos and guides, and how to cancel or have your money back.',
  inShort: 'What a paid membership opens, how you may use it, and how to leave again.',
  body: `<h2 data-menu="What this covers">What this covers</h2>
<p>Videos, recordings, guides, recipes and programs that a membership opens. These terms add to the <a href="/website-terms-and-conditions-eat-burn-sleep">terms and conditions</a>, and where the two differ on digital content, these apply.</p>
<h2 data-menu="What you get">What you get</h2>
<p>Access to what your plan includes, for as long as the membership runs, in a browser or in the app. It starts at once after payment. The library changes with the seasons: things are added, and now and then something goes. The <a href="/memberships">memberships page</a> says what each plan opens.</p>
<h2 data-menu="How you may use it">How you may use it</h2>
<ul>
<li>For yourself and the people you live with, not for a business.</li>
<li>As often as you like, on devices of your own.</li>
<li>Printing a recipe, a list or a guide for your own use is fine.</li>
<li>Recording, downloading by other means, showing in public, lending or selling is not.</li>
</ul>
<h2 data-menu="What you need">What you need</h2>
<p>A browser from the last two years, a connection good enough for video, and loudspeakers for the classes with a voice. Tell us if something does not play. We repair it or, if we cannot, refund the time that was lost.</p>
<h2 data-menu="Changing your mind">Changing your mind within 14 days</h2>
<p>You may withdraw within 14 days of your first payment, without giving a reason, also when you have already watched something. Write to <a href="mailto:hello@example.com">hello@example.com</a>. The money goes back the way it came, within 14 days of your message.</p>
<h2 data-menu="Canceling later">Canceling later</h2>
<p>Cancel at any time by writing to us. The membership then runs to the end of the month or year that you have paid for, and is not renewed. Apart from the 14 days and from faults that we could not repair, a period that has begun is not refunded.</p>
<h2 data-menu="Coaching">Executive Coaching</h2>
<p>Sessions are agreed one by one. You can move one without cost until 24 hours before. If the coach cannot come, you choose between another time and your money.</p>
<h2 data-menu="A word on health">A word on health</h2>
<p>Classes and guides are made for healthy adults. You decide whether one suits you on the day, with your doctor where there is a doubt. We promise care in making them. We do not promise an effect.</p>`,
})
