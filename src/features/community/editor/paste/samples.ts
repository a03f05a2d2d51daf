/** What the clipboard has when text is copied from common programs, shortened. */
export const SAMPLES = {
  'a text from Word': `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1>My first week<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='color:red'>Mornings</span></b><span
style='mso-tab-count:1'>  </span>are <i>easier</i>&nbsp;now.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><a href="#_Toc123">Contents</a> and <a href="https://example.com/a">a page</a></p>
<!--EndFragment--></body></html>`,
  'lists from Word': `<body><!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Soup<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span>with <b>leek</b></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Bread</p>
<p class=MsoNormal>Then:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>Chop</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span>Cook</p>
<!--EndFragment--></body>`,
  'a text from Google Docs': `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1b2c"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">I slept </span><span style="font-weight:700;">eight</span><span style="font-weight:400;font-style:italic;"> hours</span></p><br /><ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Tea</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>green</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Water</span></p></li></ul></b><br class="Apple-interchange-newline">`,
  'a part of a web page': `<html><body><!--StartFragment--><article class="post" style="font-family: Georgia"><h2 id="x">Leeks</h2><div><div>One <em>very</em> long
   line</div><p>By <a href="/recipes/soup/?from=list#method" onclick="track()">the cook</a><sup>1</sup>.</p></div><img src="https://example.com/a.jpg" alt="A leek" onerror="alert(1)"><blockquote><p>Slow is smooth.</p><p>Smooth is fast.</p></blockquote><script>alert(1)</script><style>p{color:red}</style><button>Share</button></article><!--EndFragment--></body></html>`,
  'a table from a spreadsheet': `<google-sheets-html-origin><style>td{border:1px}</style><table><colgroup><col width="100"></colgroup><tbody><tr><td>Day</td><td>Hours</td></tr><tr><td>Monday</td><td><b>7</b></td></tr><tr><td></td><td></td></tr></tbody></table>`,
  'code and an email': `<pre>one
  two</pre><div>Hello,<br><br>see you.<br></div><p style="display:none">tracking</p><p><a href="javascript:alert(1)">click</a> <a href="mailto:ana@example.com">write</a></p>`,
  'a link around a card': `<a href="https://example.com/card"><div><h3>Title</h3><p>Text <b>bold</b></p></div></a>`,
} as const
