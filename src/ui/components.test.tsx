import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Avatar } from './Avatar'
import { Button, IconButton } from './Button'
import { button } from './button-variants'
import { CheckIcon } from './CheckIcon'
import { LockPill } from './LockPill'
import { Picture } from './Picture'
import { ProgressRing } from './Progress'
import { RatingStars } from './RatingStars'

describe('buttons', () => {
  test('a pending button keeps the focus and its label, and is aria-busy', () => {
    const html = render(<Button pending>Send</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled=')
    expect(html).toContain('Send')
  })

  test('a button does not submit a form by default', () => {
    expect(render(<Button>Close</Button>)).toContain('type="button"')
    expect(render(<Button type="submit">Send</Button>)).toContain('type="submit"')
  })

  test('an icon button has an accessible name', () => {
    expect(render(<IconButton label="Print">i</IconButton>)).toContain('aria-label="Print"')
  })

  test('the default variant is primary', () => {
    expect(button()).toBe(button({ variant: 'primary', size: 'normal' }))
  })
})

describe('lock pill and check icon', () => {
  test('a lock pill links to the sign-up page, or is plain text', () => {
    expect(render(<LockPill href="/memberships/">Join Now</LockPill>)).toMatch(
      /^<a class="lock-pill" href="\/memberships\/"/,
    )
    expect(render(<LockPill>Join Now</LockPill>)).toMatch(/^<span/)
  })

  test('a lock pill tells screen readers what is locked', () => {
    expect(render(<LockPill screenReaderText="to read Broth">Join Now</LockPill>)).toContain(
      '<span class="lock-label">Join Now</span><span class="sr-only"> to read Broth</span>',
    )
  })

  test('a check and a dash have a text for screen readers', () => {
    expect(render(<CheckIcon checked />)).toContain('<span class="sr-only">Yes</span>')
    expect(render(<CheckIcon checked={false} />)).toContain('<span class="sr-only">No</span>')
  })
})

describe('an avatar', () => {
  test.each([
    ['Clara Winter', 'CW'],
    ['Ada', 'A'],
    ['  jean  luc de la tour ', 'JT'],
    ['Élodie Özil', 'ÉÖ'],
    ['', ''],
  ])('%j without a picture is %j', (name, initials) => {
    expect(render(<Avatar name={name} />)).toContain(`>${initials}</span>`)
  })

  test('with a picture has no initials and an empty alt text', () => {
    expect(render(<Avatar name="Clara" imageUrl="/c.webp" />)).toContain('alt=""')
  })
})

describe('rating stars', () => {
  test('are read as numbers, not as stars', () => {
    const text = render(<RatingStars average={4.76} count={140} />)
    expect(text).toContain('4.8 of 5')
    expect(text).toContain('140 ratings')
    expect(render(<RatingStars average={3} count={1} />)).toContain('1 rating<')
  })

  test('say that there are no ratings yet', () => {
    expect(render(<RatingStars average={null} count={0} />)).toMatch(/^<p[^>]*><span>No ratings yet<\/span><\/p>$/)
  })
})

test('a progress ring shows the fraction and never exceeds it', () => {
  const html = render(<ProgressRing label="Weeks done" value={8} max={6} />)
  expect(html).toContain('aria-label="Weeks done"')
  expect(html).toContain('stroke-dashoffset="0"')
})

test('a picture takes the whole width up to 768 px by default, in quality 75', () => {
  const image = { url: '/media/soup.webp', alt: 'Soup', width: 1200, height: 900, color: null, focalX: 30, focalY: 40 }
  const html = render(<Picture image={image} />)
  expect(html).toContain('sizes="(max-width: 768px) 100vw, ')
  expect(html).toMatch(/url=%2Fmedia%2Fsoup.webp&amp;w=\d+&amp;q=75 /)
})
