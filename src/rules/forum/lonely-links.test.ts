import { describe, expect, test } from 'vitest'
import { lonelyLinks } from './lonely-links'
import { bodyOf, linkTo, paragraph, words } from './testing/bodies'

describe('the links that are alone in a paragraph', () => {
  test('are found with blanks around them, in order', () => {
    expect(
      lonelyLinks(
        bodyOf(
          paragraph(linkTo('/a/')),
          paragraph(words(' '), { ...linkTo('/b/'), type: 'autolink' }, words(' ')),
          paragraph(words('See '), linkTo('/c/')),
          paragraph(linkTo('/d/'), linkTo('/e/')),
          { type: 'quote', children: [linkTo('/f/')] },
          paragraph(words('/g/')),
        ),
      ),
    ).toEqual(['/a/', '/b/'])
  })

  test.each([
    null,
    undefined,
    7,
    'text',
    {},
    { root: null },
    { root: { type: 'root', children: 'x' } },
    bodyOf(paragraph()),
  ])('%j has none', (body) => {
    expect(lonelyLinks(body)).toEqual([])
  })
})
