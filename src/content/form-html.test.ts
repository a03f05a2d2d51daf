import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formHtml } from './form-html'

const safe = (html: string) =>
  formHtml(html, { audience: 'visitor', idPrefix: 'b1-', actionOf: (id) => `/forms/${id}` })

describe('an embedded form', () => {
  test('scripts and other active content are removed', () => {
    const html = safe(
      `<form id="gform_3" action="https://evil.example" onsubmit="x()"><script>alert(1)</script><style>a{}</style>
      <input name="input_1" onfocus="x()" formaction="javascript:x()" autofocus><iframe src="x"></iframe><button onclick="x()">Send</button></form>`,
    )
    expect(html).not.toMatch(/script|alert|evil|onsubmit|onfocus|onclick|formaction|iframe|style/)
    expect(html).toContain('<input name="input_1">')
    expect(html).toContain('action="/forms/3"')
    expect(html).toContain('method="post"')
  })

  test('form controls stay, with their labels', () => {
    const html = safe(
      '<form><label for="i">Name</label><input id="i" type="email" name="input_1" required placeholder="you"><select name="s"><option value="a" selected>A<option>B</select><textarea name="t">Hi</textarea></form>',
    )
    expect(html).toContain('<label for="b1-i">')
    expect(html).toMatch(/<input id="b1-i" type="email" name="input_1" required placeholder="you">/)
    expect(html).toContain('<option value="a" selected>A</option>')
    expect(html).toContain('<textarea name="t">Hi</textarea>')
  })

  test('its hidden field identifies the form and takes priority over its id', () => {
    expect(safe('<form id="gform_3"><input type="hidden" name="gform_submit" value="8"></form>')).toContain(
      'action="/forms/8"',
    )
  })

  test('without an id it has no action', () => {
    expect(safe('<form id="contact"><input name="a"></form>')).toContain('action="/wp-json/gf/v2/forms/"')
  })

  test('password fields are removed', () => {
    expect(safe('<form><input type="password" name="p"></form>')).not.toContain('password')
  })

  test('no input gives active content', () => {
    const piece = fc.constantFrom(
      '<form>',
      '</form>',
      '<input ',
      'onclick=',
      '"',
      '<script>',
      'x',
      '<select>',
      '<textarea>',
      '</textarea>',
      '<svg onload=a>',
      '<',
      '>',
      "href='javascript:x'",
      '<a ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(safe(pieces.join(''))).not.toMatch(/<script|<svg|<[a-z]+ [^>]*(?:\son[a-z]+=|javascript:)/i)
      }),
    )
  })
})
