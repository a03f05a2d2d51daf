import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Avatar } from './Avatar'
import { Button, IconButton } from './Button'
import { button } from './ButtonLink'
import { CheckIcon } from './CheckIcon'
import { LockPill } from './LockPill'
import { Picture } from './Picture'
import { ProgressRing } from './Progress'
import { RatingStars } from './RatingStars'

describe('DESIGN 9: buttons', () => {
  test('one that is under way keeps the focus and its words, and says that it is busy', () => {
    const html = render(<Button pending>Send</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled=')
    expect(html).toContain('Send')
  })

  test('one does not send a form unless told to', () => {
    expect(render(<Button>Close</Button>)).toContain('type="button"')
    expect(render(<Button type="submit">Send</Button>)).toContain('type="submit"')
  })

  test('an icon has a name', () => {
    expect(render(<IconButton label="Print">i</IconButton>)).toContain('aria-label="Print"')
  })

  test('a button by itself is the primary one', () => {
    expect(button()).toBe(button({ variant: 'primary', size: 'normal' }))
  })
})

describe('SPEC 2.2: marks', () => {
  test('a lock leads to where one joins, or only says that it is locked', () => {
    expect(render(<LockPill href="/memberships/">Join Now</LockPill>)).toMatch(
      /^<a class="lock-pill" href="\/memberships\/"/,
    )
    expect(render(<LockPill>Join Now</LockPill>)).toMatch(/^<span/)
  })

  test('a lock tells screen readers what it is about', () => {
    expect(render(<LockPill screenReaderText="to read Broth">Join Now</LockPill>)).toContain(
      '<span class="lock-label">Join Now</span><span class="sr-only"> to read Broth</span>',
    )
  })

  test('a tick and a dash say what they mean', () => {
    expect(render(<CheckIcon checked />)).toContain('<span class="sr-only">Yes</span>')
    expect(render(<CheckIcon checked={false} />)).toContain('<span class="sr-only">No</span>')
  })
})

describe('SPEC 3: a face', () => {
  test.each([
    ['Clara Winter', 'CW'],
    ['Ada', 'A'],
    ['  jean  luc de la tour ', 'JT'],
    ['Élodie Özil', 'ÉÖ'],
    ['', ''],
  ])('%j without a picture is %j', (name, initials) => {
    expect(render(<Avatar name={name} />)).toContain(`>${initials}</span>`)
  })

  test('with a picture is that, and no second name', () => {
    expect(render(<Avatar name="Clara" imageUrl="/c.webp" />)).toContain('alt=""')
  })
})

describe('SPEC 2.2: ratings', () => {
  test('are read out as numbers, not as stars', () => {
    const text = render(<RatingStars average={4.76} count={140} />)
    expect(text).toContain('4.8 of 5')
    expect(text).toContain('140 ratings')
    expect(render(<RatingStars average={3} count={1} />)).toContain('1 rating<')
  })

  test('there may be none', () => {
    expect(render(<RatingStars average={null} count={0} />)).toContain('No ratings yet')
  })
})

test('DESIGN 9: a ring says how far something has come, and never runs over', () => {
  const html = render(<ProgressRing label="Weeks done" value={8} max={6} />)
  expect(html).toContain('aria-label="Weeks done"')
  expect(html).toContain('stroke-dashoffset="0"')
})

test('SPEC 9: a picture takes the whole width up to 768 px unless told otherwise, in quality 75', () => {
  const image = { url: '/media/soup.webp', alt: 'Soup', width: 1200, height: 900, color: null, focalX: 30, focalY: 40 }
  const html = render(<Picture image={image} />)
  expect(html).toContain('sizes="(max-width: 768px) 100vw, ')
  expect(html).toMatch(/url=%2Fmedia%2Fsoup.webp&amp;w=\d+&amp;q=75 /)
})
