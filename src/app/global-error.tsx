'use client'

/**
 * Every page loads this, so it is short: colors and font are those of the server's own error page
 * (src/server/error-page.ts).
 */
const STYLE =
  "body{margin:15vh 10vw;background:#e6dcee;color:#2f2440;font:1.0625rem/1.62 'Avenir Next','Segoe UI',system-ui,sans-serif}h1{font:400 2.5rem/1.1 Georgia,serif}a{display:inline-block;padding:.75rem 1.5rem;border-radius:99px;background:#bf472f;color:#fffdf9;font-weight:600;text-decoration:none}"

/** Replaces the document when even the layout fails, so it uses no other component. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <style>{STYLE}</style>
        <h1>Something went wrong</h1>
        <p>This is our mistake. Please try again in a moment.</p>
        <a href="/">Go to the home page</a>
      </body>
    </html>
  )
}
