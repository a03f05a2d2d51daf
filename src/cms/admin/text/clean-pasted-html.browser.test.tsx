import { describe, expect, test } from 'vitest'
import { cleanPastedHtml } from './clean-pasted-html'

const cleaned = (html: string) => cleanPastedHtml(html).body.innerHTML

describe('text from Word', () => {
  const item = (level: number, bullet: string, words: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
    `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

  test('headings, paragraphs and lists stay, styles and everything of Word go', () => {
    expect(
      cleaned(
        '<html xmlns:o="urn:x"><head><style>p.MsoNormal{color:red}</style></head><body lang=EN-US><!--StartFragment-->' +
          '<p class=MsoTitle><span lang=EN-US>Soup for six<o:p></o:p></span></p>' +
          '<h1 style="margin:0"><b><span style="font-size:20pt;color:#2F5496">What to buy</span></b></h1>' +
          '<p class=MsoNormal style="line-height:150%"><span style="font-family:Arial">A <b>large</b> pot&nbsp;and <i>time</i>.</span></p>' +
          '<p class=MsoNormal>&nbsp;</p>' +
          item(1, '·', 'Leeks') +
          item(2, 'o', 'young ones') +
          item(1, '·', 'Potatoes') +
          '<p class=MsoNormal>Then:</p>' +
          item(1, '1.', 'Cut') +
          item(1, '2.', 'Boil') +
          '<!--EndFragment--></body></html>',
      ),
    ).toBe(
      '<h2>Soup for six</h2><h2>What to buy</h2><p>A <strong>large</strong> pot and <em>time</em>.</p>' +
        '<ul><li>Leeks<ul><li>young ones</li></ul></li><li>Potatoes</li></ul><p>Then:</p><ol><li>Cut</li><li>Boil</li></ol>',
    )
  })

  test('tables keep their cells, without borders and widths', () => {
    expect(
      cleaned(
        '<table class=MsoTableGrid border=1 style="border-collapse:collapse"><tr style="height:1pt"><td width=301 colspan=2 style="border:solid"><p class=MsoNormal>Day</p></td></tr></table>',
      ),
    ).toBe('<table><tbody><tr><td colspan="2"><p>Day</p></td></tr></tbody></table>')
  })
})

describe('text from Google Docs', () => {
  test('the bold wrapper goes, emphasis written as styles stays', () => {
    expect(
      cleaned(
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">' +
          '<h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Sleep</span></h1>' +
          '<p dir="ltr"><span style="font-weight:400">Go to bed </span><span style="font-weight:700;font-style:italic">early</span><span>.</span></p><br />' +
          '<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Dark</span></p></li>' +
          '<ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>no lamps</span></p></li></ul></ul></b>',
      ),
    ).toBe(
      '<h2>Sleep</h2><p>Go to bed <em><strong>early</strong></em>.</p><ul><li>Dark<ul><li>no lamps</li></ul></li></ul>',
    )
  })

  test('links lead where they led, without the detour and the style', () => {
    expect(
      cleaned(
        '<p><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">the study</span></a></p>',
      ),
    ).toBe('<p><a href="https://example.org/a">the study</a></p>')
  })
})

test('a text without blocks stays a part of its line', () => {
  expect(cleaned('<span style="color:red">only <b>words</b></span>')).toBe('only <strong>words</strong>')
})

test('text between blocks becomes paragraphs', () => {
  expect(cleaned('<div>one</div>two <em>three</em><div><div>four</div></div>')).toBe(
    '<p>one</p><p>two <em>three</em></p><p>four</p>',
  )
})

test('pictures are left out, which is said; check boxes are none', () => {
  expect(cleanPastedHtml('<p>a<img src="https://lh3.example/x"></p>').hasPictures).toBe(true)
  expect(cleanPastedHtml('<ul><li role="checkbox"><img src="data:x"><p>a</p></li></ul>').hasPictures).toBe(false)
})

test('nothing that runs or loads is left', () => {
  const html = cleaned(
    '<p onclick="x()">a</p><script>x()</script><iframe src="//evil.example"></iframe><a href="javascript:x()">b</a><svg onload=x()></svg><style>@import "//evil.example"</style>',
  )
  expect(html).toBe('<p>a</p><p>b</p>')
})
