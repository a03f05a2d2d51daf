import type CookieConsent from 'vanilla-cookieconsent'
import { LIMITS } from '@/rules/limits'

export type ConsentLibrary = typeof CookieConsent

/**
 * Puts the banner's script and style into the page, and looks every 200 ms whether both are
 * there. SPEC 7, 9. The style counts too: without it the banner would stand bare on the page.
 * @param base address of the folder that has both files, without a trailing slash
 * @throws when one of them cannot be loaded
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
