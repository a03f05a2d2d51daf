'use client'

/** The last page, when even the layout failed. It needs nothing that could fail again. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body
        style={{ fontFamily: 'system-ui, sans-serif', display: 'grid', placeContent: 'center', minHeight: '100vh' }}
      >
        <title>Something went wrong</title>
        <h1>Something went wrong</h1>
        <p>It is our fault, and it has been noted. Please try again in a moment.</p>
        <p>
          <a href="/">To the front page</a>
        </p>
      </body>
    </html>
  )
}
