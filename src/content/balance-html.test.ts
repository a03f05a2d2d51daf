import { describe, expect, test } from 'vitest'
import { balanceHtml } from './balance-html'

describe('malformed HTML is balanced as its author meant it', () => {
  test.each([
    [
      'paragraphs without end',
      '<p>a<p>b<ul><li>c<li>d<ul><li>e</ul><li>f</ul>',
      '<p>a</p><p>b</p><ul><li>c</li><li>d<ul><li>e</li></ul></li><li>f</li></ul>',
    ],
    ['bold that never ends', '<p><b>a<p>c', '<p><b>a</b></p><p>c</p>'],
    ['tags in the wrong order', '<b><i>a</b></i>c', '<b><i>a</i></b>c'],
    ['an end without a start', '</div>a</p></br>', 'a'],
    ['terms without end', '<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
    [
      'cells without end',
      '<table><tr><td>a<td>b<tr><th>c</table>d',
      '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>d',
    ],
    ['a cell outside a table', '<td>a</td>', 'a'],
    [
      'an end that reaches out of a cell',
      '<div><table><tr><td>a</div>b',
      '<div><table><tr><td>ab</td></tr></table></div>',
    ],
    ['a heading closed as another', '<h2>a</h3>b', '<h2>a</h2>b'],
    ['a link in a link', '<a href="/a">a<a href="/b">b', '<a href="/a">a</a><a href="/b">b</a>'],
    [
      'elements of old',
      '<center>a</center><strike>b</strike><menu><li>c</menu>',
      '<div>a</div><s>b</s><ul><li>c</li></ul>',
    ],
    ['unknown elements', '<my-card x=1>a</my-card><font color=red>b</font>', 'ab'],
    ['a lone sign', 'a < b <3 <', 'a &lt; b &lt;3 &lt;'],
    [
      'attributes in every spelling',
      `<p A=1 b = '2"' c="3'" d E/f=/g>`,
      '<p a="1" b="2&quot;" c="3\'" d="" e="" f="/g"></p>',
    ],
    ['a tag that never ends', 'a<p class="', 'a'],
    ['an icon and a template', 'a<svg><title>i</title></svg>b<template>c</template>d<svg>e', 'abde'],
  ])('%s', (_name, html, result) => {
    expect(balanceHtml(html)).toBe(result)
  })
})
