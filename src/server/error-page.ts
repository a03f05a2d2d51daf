/**
 * Styles of the pages that load no style sheet and no font. The values are copied from styles/tokens.css.
 */
const BARE_STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { position: relative; isolation: isolate; overflow: hidden; min-height: 100vh; display: grid; align-content: center; justify-items: start; gap: 1.25rem; padding: 2rem max(1.5rem, 10vw); background: #e6dcee; color: #2f2440; font: 1.0625rem/1.62 'Avenir Next', 'Segoe UI', system-ui, sans-serif; }
  body::before { content: ''; position: absolute; z-index: -1; inset: -12% 8% 12% auto; width: min(46vw, 40rem); transform: skewX(-17deg); filter: blur(5px); opacity: 0.75; background: linear-gradient(#ffe6cf, #ffe6cf) 0 0 / 48.6% 100% no-repeat, linear-gradient(#ffe6cf, #ffe6cf) 100% 0 / 48.6% 100% no-repeat; -webkit-mask: repeating-linear-gradient(#000 0 11rem, transparent 11rem 11.7rem); mask: repeating-linear-gradient(#000 0 11rem, transparent 11rem 11.7rem); }
  main { display: grid; justify-items: start; gap: 1.25rem; }
  h1 { max-width: 18ch; font: 400 clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)/1.1 'Iowan Old Style', Palatino, Georgia, serif; letter-spacing: -0.014em; text-wrap: balance; }
  p { max-width: 34rem; color: #584c66; }
  .status { font: 300 clamp(3.5rem, 2.2rem + 5.6vw, 7.5rem)/0.9 'Iowan Old Style', Palatino, Georgia, serif; color: #5b4579; }
  a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0.5rem 1.5rem; border-radius: 999px; background: #bf472f; color: #fffdf9; font-weight: 600; text-decoration: none; }
  a:hover { background: #a53a24; }
  a:focus-visible { outline: 3px solid #5b4579; outline-offset: 3px; }
`

/**
 * The HTML of an error response of the server itself. It needs no style sheet, font or database.
 * @param message one of our own texts, never user input: it is not escaped
 */
export function errorPage(status: number, message: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message}</title>
<style>${BARE_STYLE}</style>
<main>
  <p class="status" aria-hidden="true">${status}</p>
  <h1>${message}</h1>
  <p><a href="/">Go to the home page</a></p>
</main>
</html>
`
}
