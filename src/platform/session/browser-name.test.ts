import { expect, test } from 'vitest'
import { browserName } from './browser-name'

const MOZILLA = 'Mozilla/5.0'

test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Windows'],
  [
    `${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  [
    `${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0`,
    'Edge on Windows',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    'Safari on a Mac',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari on an iPhone',
  ],
  [
    `${MOZILLA} (iPad; CPU OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148 Safari/604.1`,
    'Chrome on an iPad',
  ],
  [
    `${MOZILLA} (Linux; Android 16) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${MOZILLA} (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 OPR/120.0`, 'Opera on a Chromebook'],
  ['a browser of <b>Windows</b>', 'A browser on Windows'],
  ['Firefox/140.0', 'Firefox'],
  ['curl/8.0', 'A browser'],
  ['', 'A browser'],
])('a browser is named in plain words: %s', (userAgent, expected) => {
  expect(browserName(userAgent)).toBe(expected)
})
