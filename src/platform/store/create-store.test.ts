import { describe, expect, test, vi } from 'vitest'
import { createStore } from './create-store'

describe('a store', () => {
  test('calls its listeners when the value changes, until they unsubscribe', () => {
    const store = createStore(1)
    const listener = vi.fn()
    const unsubscribe = store.onChange(listener)
    store.set(2)
    expect([store.current(), store.initial(), listener.mock.calls.length]).toEqual([2, 1, 1])
    unsubscribe()
    store.set(3)
    expect([store.current(), listener.mock.calls.length]).toEqual([3, 1])
  })

  test('calls no listener when the value is the same', () => {
    const store = createStore(Number.NaN)
    const listener = vi.fn()
    store.onChange(listener)
    store.set(Number.NaN)
    expect(listener).not.toHaveBeenCalled()
    store.set(0)
    expect(listener).toHaveBeenCalledOnce()
  })
})
