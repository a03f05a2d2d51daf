import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useVideoModal } from './VideoModal.client'

const OutsideProvider = () => typeof useVideoModal().open

test('the hook of the video modal is an error outside its provider', () => {
  expect(() => renderToStaticMarkup(<OutsideProvider />)).toThrow('useVideoModal needs a VideoModalProvider above it.')
})
