'use client'

/** Opens the cookie settings. Styled as a link of the footer. */
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
