import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Pagination } from './Pagination'

const links = (page: number, pages: number) =>
  render(<Pagination page={page} pages={pages} hrefOf={(to) => `/recipes?page=${to}`} />)

const hrefsByLabel = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => [
      /aria-label="([^"]+)"/.exec(tag)?.[1],
      /href="([^"]+)"/.exec(tag)?.[1] ?? (tag.includes('aria-disabled="true"') ? 'off' : ''),
    ]),
  )

describe('pagination', () => {
  test('links to the first, previous, next and last page', () => {
    expect(hrefsByLabel(links(3, 9))).toEqual({
      'First page': '/recipes?page=1',
      'Previous page': '/recipes?page=2',
      'Next page': '/recipes?page=4',
      'Last page': '/recipes?page=9',
    })
  })

  test('shows the page and the number of pages', () => {
    expect(links(3, 9)).toContain('page 3 of 9')
  })

  test('has no links beyond the first and last page', () => {
    expect(hrefsByLabel(links(1, 2))).toMatchObject({
      'First page': 'off',
      'Previous page': 'off',
      'Next page': '/recipes?page=2',
    })
    expect(hrefsByLabel(links(2, 2))).toMatchObject({ 'Next page': 'off', 'Last page': 'off' })
  })

  test.each([1, 0])('renders nothing for %i pages', (pages) => {
    expect(links(1, pages)).toBe('')
  })

  test('as buttons, the first and last can keep the focus', () => {
    const html = render(<Pagination page={1} pages={2} onPage={() => {}} />)
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(2)
    expect(html).not.toContain(' disabled=')
    expect(html).toContain('aria-live="polite"')
  })
})
