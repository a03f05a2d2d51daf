import { expect, test } from 'vitest'
import { asOneFile } from './static-page'

const noStyle = async () => ''

test('bench: the static page has no script, and fetches none', async () => {
  const html =
    '<head><link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script></head><p>Hello</p><script>run(")>")</script>'
  expect(await asOneFile(html, noStyle)).toBe('<head></head><p>Hello</p>')
})

test('bench: styles are inlined, with resolved URLs', async () => {
  const html = '<link rel="stylesheet" href="/_next/css/a.css?x=1&amp;y=2" data-precedence="next"/><p>Hello</p>'
  const styleAt = async (href: string) =>
    href === '/_next/css/a.css?x=1&y=2' ? '@font-face{src:url(../media/f.woff2)}a{b:url("/c.svg")}' : ''
  expect(await asOneFile(html, styleAt)).toBe(
    '<style>@font-face{src:url(/_next/media/f.woff2)}a{b:url("/c.svg")}</style><p>Hello</p>',
  )
})

test('bench: fonts stay preloaded, as on the site', async () => {
  const html = '<link rel="preload" as="font" href="/f.woff2"/>'
  expect(await asOneFile(html, noStyle)).toBe(html)
})
