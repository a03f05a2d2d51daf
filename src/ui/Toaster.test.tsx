import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useToast } from './Toaster.client'

const OutsideProvider = () => String(useToast())

test('useToast throws outside its provider', () => {
  expect(() => renderToStaticMarkup(<OutsideProvider />)).toThrow('useToast needs a ToastProvider above it.')
})
