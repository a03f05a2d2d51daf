import { legalPage } from './sample'

export const acceptableUsePage = legalPage({
  path: '/website-acceptable-use-policy',
  title: 'Acceptable use',
  description:
    'What is welcome on this website and in its community, what is not, and what we do when someone breaks the rules.',
  inShort: 'The rules of the house. Most people will never need to read them.',
  body: `<h2 data-menu="What is welcome">What is welcome</h2>
<p>Questions, corrections, pictures of supper, patience. Disagreement too, as long as it is with what someone said and not with who they are.</p>
<h2 data-menu="What is not">What is not</h2>
<ul>
<li>Insults, threats, hatred, and anything sexual.</li>
<li>Diagnoses, advice to start or stop a medicine, and promises of a cure.</li>
<li>Praise for starving, purging or hurting oneself. If you are in danger, call your emergency number.</li>
<li>Weights and measurements of bodies, and pictures of before and after.</li>
<li>Advertising, selling, collecting donations, recruiting.</li>
<li>Other people's private matters, names, addresses or pictures without their consent.</li>
<li>What the law forbids.</li>
</ul>
<h2 data-menu="The technical part">The technical part</h2>
<ul>
<li>Do not try to get at content that your plan does not open, or at another person's account.</li>
<li>Do not copy the website by machine, or ask so much of it that others have to wait.</li>
<li>Do not upload anything that could do harm to a computer.</li>
<li>If you find a gap in our security, tell us at <a href="mailto:hello@example.com">hello@example.com</a> before you tell others. We will thank you.</li>
</ul>
<h2 data-menu="Telling us">Telling us</h2>
<p>Write to us with the address of the page and a sentence about what is wrong. A person looks at it, as a rule within two working days. The person who reported it is not named to the other side.</p>
<h2 data-menu="What we do">What we do about it</h2>
<p>It depends on what happened. We may ask you to change a text, take it down, pause your account or close it. Where it is not urgent we write first and listen to the answer. You can object to a decision within 30 days, and someone else will look at it again.</p>
<h2 data-menu="Changes">Changes</h2>
<p>When these rules change, the community reads it there 14 days before. They belong to the <a href="/website-terms-and-conditions-eat-burn-sleep">terms and conditions</a>.</p>`,
})
