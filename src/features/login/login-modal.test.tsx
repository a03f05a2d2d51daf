import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { useLoginModal } from './LoginModal.client'

const OutsideProvider = () => String(useLoginModal())

describe('the login-modal hook', () => {
  test('throws outside its provider', () => {
    expect(() => renderToStaticMarkup(<OutsideProvider />)).toThrow(
      'useLoginModal needs a LoginModalProvider above it.',
    )
  })
})
