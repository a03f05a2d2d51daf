import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Accordion } from './Accordion'

const items = ['Monday', 'Tuesday', 'Wednesday'].map((title, key) => ({ key, title, content: `Text of ${title}` }))

const render = (parts: Partial<Parameters<typeof Accordion>[0]> = {}) =>
  renderToStaticMarkup(<Accordion items={items} name="week" heading="h3" {...parts} />)

describe('an accordion opens one item at a time', () => {
  test('all items have the same name, so that the browser closes the others', () => {
    expect(render().match(/<details name="week"/g)).toHaveLength(3)
  })

  test('starts closed unless firstOpen is set', () => {
    expect(render()).not.toContain('open=""')
    expect(
      render({ firstOpen: true })
        .match(/<details[^>]*>/g)
        ?.map((tag) => tag.includes('open=""')),
    ).toEqual([true, false, false])
  })

  test('numbers have two digits', () => {
    const many = Array.from({ length: 12 }, (_, key) => ({ key, title: `Day ${key}`, content: '' }))
    const numbers = render({ items: many, numbered: true }).match(/(?<="accordion-number">)\d+/g)
    expect(numbers?.slice(0, 2)).toEqual(['01', '02'])
    expect(numbers?.slice(-2)).toEqual(['11', '12'])
    expect(render()).not.toContain('accordion-number')
  })

  test('titles are headings of the given level', () => {
    expect(render({ heading: 'h2' })).toContain('>Tuesday</h2>')
  })

  test('an item can be linked to', () => {
    expect(render({ items: [{ key: 1, title: 'Why', content: '', anchor: 'why' }] })).toContain('<details id="why"')
  })
})
