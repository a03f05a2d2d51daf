/** Runs once when Next starts: offers the site to the server process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exposeSite } = await import('./site/expose-site')
  await exposeSite()
}
