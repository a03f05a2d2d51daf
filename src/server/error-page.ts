/**
 * The page for a person whose request the server itself refuses or fails. It needs nothing
 * else of the site: no style sheet, no font, no database.
 * @param message one of our own sentences, never a visitor's words
 */
export function errorPage(status: number, message: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; align-content: center; gap: 1rem; padding: 1.5rem max(1.5rem, 12vw); background: #e6dcee; color: #2f2440; font: 1.0625rem/1.6 system-ui, sans-serif; }
  p, h1 { margin: 0; max-width: 24ch; }
  h1 { font: 400 clamp(2rem, 6vw, 3.500rem)/1.1 Georgia, serif; }
  .status { font: 300 clamp(3rem, 9vw, 6rem)/1 Georgia, serif; color: #5b4579; }
  a { color: inherit; }
</style>
<main>
  <p class="status" aria-hidden="true">${status}</p>
  <h1>${message}</h1>
  <p><a href="/">To the front page</a></p>
</main>
</html>
`
}
