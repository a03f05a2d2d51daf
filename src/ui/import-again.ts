const SCRIPT = /\/_next\/static\/\S+\.js/

/**
 * Imports code, also after an import of it has failed: Turbopack answers every later one with the same failure. It takes
 * what a script brings that comes by itself, so the one that failed is loaded here.
 * @param load imports it
 * @throws when it does not arrive
 */
export async function importAgain<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const tried = new Set<string>()
  for (;;) {
    try {
      return await load()
    } catch (error) {
      const [src] = SCRIPT.exec(String(error)) ?? []
      if (!src || tried.has(src)) throw error
      // Whether it arrives or not: the import says that.
      await new Promise<void>((done) => {
        const script = document.createElement('script')
        script.src = src
        script.onload = script.onerror = () => {
          script.remove()
          done()
        }
        document.head.append(script)
      })
      tried.add(src)
    }
  }
}
