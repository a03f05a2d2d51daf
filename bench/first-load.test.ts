import { expect, test } from 'vitest'
import { scriptsOf } from './first-load'

test('bench: every script of a page counts once', () => {
  expect(
    scriptsOf('<script src="/a.js" async=""></script><script src="/b.js"></script><script src="/a.js"></script>'),
  ).toEqual(['/a.js', '/b.js'])
})

test('bench: polyfills for old browsers do not count', () => {
  expect(scriptsOf('<script src="/polyfills.js" noModule=""></script><script src="/a.js"></script>')).toEqual(['/a.js'])
})

test('bench: a script in the page itself is no load', () => {
  expect(
    scriptsOf('<script>const s = \'src="/c.js"\'</script><script id="x" type="application/ld+json">{}</script>'),
  ).toEqual([])
})

test('bench: an escaped ampersand is one', () => {
  expect(scriptsOf('<script src="/a.js?x=1&amp;y=2"></script>')).toEqual(['/a.js?x=1&y=2'])
})
