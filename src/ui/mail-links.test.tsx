import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailLinks } from './MailLinks'

const render = (text: string) => renderToStaticMarkup(<MailLinks>{text}</MailLinks>)

test('an email address in a text is a link, and the period after it is not part of it', () => {
  expect(render('Write to hello@example.com. We answer.')).toBe(
    'Write to <a class="inline-link" href="mailto:hello@example.com">hello@example.com</a>. We answer.',
  )
})

test('a text without an address stays as it is', () => {
  expect(render('Supper @ seven, <soon>')).toBe('Supper @ seven, &lt;soon&gt;')
})
