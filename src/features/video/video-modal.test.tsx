import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LoginModalProvider } from '@/features/login-modal/LoginModal.client'
import { useVideoModal, VideoModalProvider } from './VideoModal.client'

const OutsideProvider = () => typeof useVideoModal().open

describe('the video-modal hook', () => {
  test('throws outside its provider', () => {
    expect(() => renderToStaticMarkup(<OutsideProvider />)).toThrow(
      'useVideoModal needs a VideoModalProvider above it.',
    )
  })

  test('works inside it', () => {
    const page = (
      <LoginModalProvider labels={{ login: 'Sign in', signUp: 'Sign up' }}>
        <VideoModalProvider>
          <OutsideProvider />
        </VideoModalProvider>
      </LoginModalProvider>
    )
    expect(renderToStaticMarkup(page)).toBe('function')
  })
})
