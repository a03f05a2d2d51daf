import type CookieConsent from 'vanilla-cookieconsent'
import { LIMITS } from '@/rules/limits'

export type ConsentLibrary = typeof CookieConsent

/**
 * Adds the banner's script and style to the page and checks every 200 ms whether both have loaded. It waits for the
 * style too, so that the banner never shows unstyled.
 * @param base URL of the folder with both files, without a trailing slash
 * @throws if one of them cannot be loaded
 */
export function loadLibrary(base: string): Promise<ConsentLibrary> {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = `${base}/cookieconsent.css`
  const script = document.createElement('script')
  script.async = true
  script.src = `${base}/cookieconsent.umd.js`

  return new Promise((resolve, reject) => {
    let styleLoaded = false
    const timer = setInterval(() => {
      if (!styleLoaded || !window.CookieConsent) return
      clearInterval(timer)
      resolve(window.CookieConsent)
    }, LIMITS.consentPollMs)
    const fail = () => {
      clearInterval(timer)
      style.remove()
      script.remove()
      reject(new Error('The cookie banner cannot be loaded.'))
    }
    style.onload = () => {
      styleLoaded = true
    }
    style.onerror = fail
    script.onerror = fail
    document.head.append(style, script)
  })
}
