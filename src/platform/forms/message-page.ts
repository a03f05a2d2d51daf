import { escapeHtml } from '@/rules/escape-html'

/**
 * The response to a form that was sent without scripts: a standalone page.
 * @param message what the script would have shown
 * @param title the document title
 */
export function messagePage(message: string, title = 'Newsletter'): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; align-content: center; gap: 1rem; padding: 1.5rem max(1.5rem, 12vw); background: #e6dcee; color: #2f2440; font: 1.0625rem/1.6 system-ui, sans-serif; }
  h1 { margin: 0; max-width: 24ch; font: 400 clamp(1.75rem, 5vw, 3rem)/1.15 Georgia, serif; }
  a { color: inherit; }
</style>
<main>
  <h1>${escapeHtml(message)}</h1>
  <p><a href="/">Go to the home page</a></p>
</main>
</html>
`
}
