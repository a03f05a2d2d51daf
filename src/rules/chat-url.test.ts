import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatUrl } from './chat-url'

describe('a chat is the URL of an iframe, never a script', () => {
  test.each([
    [
      '<iframe src="https://www.youtube.com/live_chat?v=aqz-KE-bpKQ&amp;embed_domain=example.com" width="400"></iframe>',
      'https://www.youtube.com/live_chat?v=aqz-KE-bpKQ&embed_domain=example.com',
    ],
    ["<p>x</p><iframe class=a src='//vimeo.com/live-chat/76979871'></iframe>", 'https://vimeo.com/live-chat/76979871'],
    [' http://chat.example/room ', 'https://chat.example/room'],
    [
      '<script src="https://evil.example/x.js"></script><iframe src=https://chat.example/room></iframe>',
      'https://chat.example/room',
    ],
  ])('%j', (code, address) => {
    expect(chatUrl(code)).toBe(address)
  })

  test.each([
    null,
    '',
    'soon',
    '/chat',
    '<script src="https://evil.example/x.js"></script>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="data:text/html,x"></iframe>',
    'https://you:me@chat.example/',
    `<iframe src="https://chat.example/${'x'.repeat(10_000)}"></iframe>`,
  ])('%j has no chat URL', (code) => {
    expect(chatUrl(code)).toBeNull()
  })

  test('any pasted text gives an https URL or null', () => {
    const codes = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((src) => `<iframe src="${src}">`),
    )
    fc.assert(
      fc.property(codes, (code) => {
        expect(chatUrl(code) ?? 'https://').toMatch(/^https:\/\/[^\s"'<>]*$/)
      }),
    )
  })
})
