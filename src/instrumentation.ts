/** Next calls this once at its start: it registers the site with the server process. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the bundler replaces it by its value
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exposeSite } = await import('./site/expose-site.server')
  await exposeSite()
}
