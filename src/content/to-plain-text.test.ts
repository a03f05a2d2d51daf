import { expect, test } from 'vitest'
import { toOpeningText, toPlainText } from './to-plain-text'

test.each([
  ['<p>Warm &amp; <b>light</b></p><p>Soup&nbsp;for\n two</p>', 'Warm & light Soup for two'],
  ['<ul><li>One</li><li>Two</li></ul>Three<br>Four', 'One Two Three Four'],
  ['<h2>Why</h2>we<table><tr><td>a</td><td>b</td></tr></table>', 'Why we a b'],
  ['un<b>believ</b>able', 'unbelievable'],
  ['<script>alert(1)</script><style>p{}</style><!-- note -->Text', 'Text'],
  ['&lt;b&gt; &eacute; &#8217;', '<b> é ’'],
  ['<img src="https://a.example/x.jpg" alt="Soup">Bread', 'Bread'],
  ['5 < 6', '5 < 6'],
  ['  plain \n text ', 'plain text'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('the description of %j is "%s"', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})

test.each([
  [
    '<p>We stayed up.</p><h2>In this episode</h2><ul><li>Tea</li></ul>',
    { heading: '', opening: 'We stayed up.', text: 'We stayed up. In this episode Tea' },
  ],
  [
    ' <h2>See a <em>doctor</em></h2><p>if it lasts.</p><h2>Until then</h2><p>Rest.</p>',
    { heading: 'See a doctor', opening: 'if it lasts.', text: 'if it lasts. Until then Rest.' },
  ],
  ['<h2>Four</h2><h3>plain</h3>words', { heading: 'plain', opening: 'words', text: 'words' }],
  ['<p>No heading</p>', { heading: '', opening: 'No heading', text: 'No heading' }],
  ['', { heading: '', opening: '', text: '' }],
])('the opening of %j is %j', (html, opening) => {
  expect(toOpeningText(html)).toEqual(opening)
})
