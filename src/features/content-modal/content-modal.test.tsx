import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ContentModalProvider, useContentModal } from './ContentModal.client'

const OutsideProvider = () => String(useContentModal())

describe('content modals', () => {
  test('their hook throws outside its provider', () => {
    expect(() => renderToStaticMarkup(<OutsideProvider />)).toThrow(
      'useContentModal needs a ContentModalProvider above it.',
    )
  })

  test('are not in the page until they are opened', () => {
    const windows = [{ key: 'terms', title: 'Terms', content: <p>Small print</p> }]
    expect(renderToStaticMarkup(<ContentModalProvider items={windows}>The page</ContentModalProvider>)).toBe('The page')
  })
})
