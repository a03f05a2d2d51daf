import { describe, expect, test } from 'vitest'
import { currentPage } from './current-page'

describe('the navigation marks the current page', () => {
  test.each([
    ['/recipes', '/recipes/', 'page'],
    ['/recipes/', '/recipes', 'page'],
    ['/recipes?season=fall#top', '/recipes/', 'page'],
    ['/', '/', 'page'],
    ['/recipes', '/recipes/ginger-noodle-broth/', 'true'],
    ['/recipe', '/recipes/', undefined],
    ['/', '/recipes/', undefined],
    ['/recipes/soups', '/recipes/', undefined],
    ['https://elsewhere.example/recipes', '/recipes/', undefined],
    ['mailto:a@example.com', '/', undefined],
  ])('%s on %s: %s', (url, pathname, current) => {
    expect(currentPage(url, pathname)).toBe(current)
  })
})
