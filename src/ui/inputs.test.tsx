import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AlphabetIndex } from './AlphabetIndex.client'
import { Checkbox } from './Checkbox'
import { FavoriteToggle } from './FavoriteToggle.client'
import { FilterBar } from './FilterBar.client'
import { RadioGroup } from './RadioGroup'
import { RatingInput } from './RatingInput.client'
import { Select } from './Select'
import { TextArea } from './TextArea'

const noop = () => {}
const options = ['All', 'Soups'].map((label) => ({ value: label.toLowerCase(), label }))
const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const described = (html: string) => /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []

describe('an error is linked to its field', () => {
  test.each([
    ['a text area', <TextArea key="a" label="Message" name="m" error="Write." hint="Short." />],
    ['a select', <Select key="b" label="Meal" name="m" options={options} error="Choose." hint="Any." />],
    ['a checkbox', <Checkbox key="c" label="Terms" name="t" error="Tick." hint="Please." />],
    [
      'a group of radio buttons',
      <RadioGroup key="d" label="Meal" name="m" options={options} error="Choose." hint="Any." />,
    ],
  ])('%s reads out its error, then its hint', (_, field) => {
    const html = render(field)
    expect(described(html).map((id) => id.replace(/^.*-/, ''))).toEqual(['error', 'hint'])
    expect(ids(html)).toEqual(expect.arrayContaining(described(html)))
    expect(html).toContain('aria-invalid="true"')
  })

  test('a field without a message has no description', () => {
    expect(described(render(<TextArea label="Message" name="m" />))).toEqual([])
  })
})

describe('the filter bar', () => {
  const html = render(
    <FilterBar label="Meals" selectLabel="Choose a category" options={options} selected="soups" onSelect={noop} />,
  )

  test('has a drop-down with the label "Choose a category"', () => {
    expect(html).toMatch(/<label[^>]*>Choose a category<\/label>/)
    expect(html).toMatch(/<option value="soups" selected="">/)
  })

  test('has buttons, one of them pressed', () => {
    expect(html.match(/aria-pressed="\w+">\w+/g)).toEqual(['aria-pressed="false">All', 'aria-pressed="true">Soups'])
  })
})

describe('the alphabet index', () => {
  const html = render(<AlphabetIndex label="Letter" letters={new Set('AC')} selected="C" onSelect={noop} />)
  const buttons = [...html.matchAll(/<button class="alphabet-letter[^>]*>[^<]+/g)].map(([button]) => button)

  test('starts with All, then A to Z', () => {
    expect(buttons).toHaveLength(27)
    expect(buttons[0]).toMatch(/>All$/)
  })

  test('letters without posts are disabled', () => {
    const open = buttons.filter((button) => !button.includes('disabled=""')).map((button) => button.replace(/.*>/, ''))
    expect(open).toEqual(['All', 'A', 'C'])
  })

  test('the selected letter is pressed', () => {
    expect(buttons.filter((button) => button.includes('aria-pressed="true"'))).toHaveLength(1)
  })
})

describe('the favorite toggle', () => {
  test('has the same name in both states, and aria-pressed gives the state', () => {
    expect(render(<FavoriteToggle favorited label="Keep broth" onToggle={noop} />)).toContain(
      'aria-pressed="true" aria-label="Keep broth"',
    )
    expect(render(<FavoriteToggle favorited={false} label="Keep broth" onToggle={noop} />)).toContain(
      'aria-pressed="false"',
    )
  })

  test('among other buttons it shows a word of its name', () => {
    const html = render(
      <FavoriteToggle
        favorited
        label="Add to favorites: Broth"
        word={{ text: 'Favorites', className: 'x' }}
        onToggle={noop}
      />,
    )
    expect(html).toMatch(/aria-label="Add to favorites: Broth">.*Favorites<\/button>$/)
  })
})

test('a rating is one of five stars, or none', () => {
  const html = render(<RatingInput label="Your rating" value={0} onRate={noop} />)
  expect(html.match(/type="radio"/g)).toHaveLength(5)
  expect(html).not.toContain('checked=""')
  expect(render(<RatingInput label="Your rating" value={4} onRate={noop} />)).toMatch(
    /checked="" value="4"|value="4" checked=""|aria-label="4 stars"[^>]*checked=""/,
  )
})
