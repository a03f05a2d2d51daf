'use client'

/** Every page loads this, so it is short: the colors are those of the site's other bare error page. */
const STYLE = 'body{background:#e6dcee;color:#2f2440;font:1.125rem/1.6 system-ui;margin:15vh 8vw}a{color:inherit}'

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
