import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchFaqs } from './use-all-faqs.client'

afterEach(() => vi.unstubAllGlobals())

describe('FAQs in the browser', () => {
  test('a failed fetch throws "Failed to fetch FAQs"', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
    await expect(fetchFaqs()).rejects.toThrow('Failed to fetch FAQs')
  })

  test('so does one offline or with an invalid response', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(fetchFaqs()).rejects.toThrow('Failed to fetch FAQs')
    vi.stubGlobal('fetch', async () => new Response('<html>'))
    await expect(fetchFaqs()).rejects.toThrow('Failed to fetch FAQs')
  })
})
