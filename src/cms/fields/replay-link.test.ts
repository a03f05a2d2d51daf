import { describe, expect, test } from 'vitest'
import { replayLinkField } from './replay-link'

const validate = (value: unknown) => (replayLinkField.validate as (value: unknown) => unknown)(value)

describe('a replay is a video id with an optional query, or an address', () => {
  test.each([
    null,
    undefined,
    '',
    '76979871',
    ' 76979871?h=8272103f6e ',
    'aqz-KE-bpKQ?start=60',
    'https://vimeo.com/1',
  ])('%j may be published', (value) => expect(validate(value)).toBe(true))

  test.each(['soon', '12345', 'vimeo.com/76979871', 'javascript:alert(1)', 7, '   '])(
    '%j is refused in words',
    (value) =>
      expect(validate(value)).toMatch(
        /^Use the id of a video, such as .+, or an address that starts with https:\/\/\.$/,
      ),
  )
})
