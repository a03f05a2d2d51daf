'use client'

/** Opens the cookie settings again. Looks like a link of the footer. SPEC 4 (consent). */
export function CookieSettings({ className }: { className?: string }) {
  async function open() {
    const { openCookieSettings } = await import('./start-consent')
    await openCookieSettings()
  }
  return (
    <button className={className} type="button" onClick={open} aria-haspopup="dialog">
      Cookie settings
    </button>
  )
}
