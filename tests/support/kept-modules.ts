/**
 * Modules that stay evaluated when a process goes on to its next file of data tests: the CMS's configuration with all
 * that it imports, which takes longer to evaluate than most files take to run. Everything else is evaluated again.
 */

/** What Vitest's module runner knows of a module. */
type ModuleNode = {
  id: string
  /** Ids. */
  imports: Set<string>
  importers: Set<string>
  promise?: Promise<unknown>
  exports?: unknown
  evaluated: boolean
}

type Process = typeof globalThis & {
  __vitest_worker__?: { evaluatedModules: { idToModuleMap: Map<string, ModuleNode> } }
  keptModules?: ModuleNode[]
  baseEnvironment?: string
}

const shared: Process = globalThis

function evaluatedModules(): Map<string, ModuleNode> {
  const modules = shared.__vitest_worker__?.evaluatedModules.idToModuleMap
  if (!modules) throw new Error('Vitest keeps its modules elsewhere than in the version for which this was written.')
  return modules
}

/** A module and all that it imports, directly or not. */
function withImports(of: ModuleNode): ModuleNode[] {
  const modules = evaluatedModules()
  const found = new Set([of])
  for (const node of found) {
    for (const id of node.imports) {
      const imported = modules.get(id)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}

/** Read at each use, not when a module is evaluated. */
const READ_LATE = /^(?:DATABASE_URL|STRIPE_)/

/** What a module may have read when it was evaluated. */
const environment = () => JSON.stringify(Object.entries(process.env).filter(([name]) => !READ_LATE.test(name)))

/** Notes the environment that all files of this process begin with. */
export function setBaseEnvironment(): void {
  shared.baseEnvironment = environment()
}

/** Whether this file has changed the environment with which it began. */
export const isEnvironmentChanged = (): boolean => environment() !== shared.baseEnvironment

/** Keeps a module, with all that it imports, for the files that follow in this process. @param name end of its path */
export function keepModule(name: string): void {
  if (shared.keptModules) return
  const node = [...evaluatedModules().values()].find(({ id }) => id.endsWith(name))
  if (!node) throw new Error(`${name} has not been imported.`)
  // Copies: resetting empties the nodes themselves.
  shared.keptModules = withImports(node).map((kept) => ({ ...kept, importers: new Set(kept.importers) }))
}

/** Puts the kept modules back after `vi.resetModules()`. */
export function restoreKeptModules(): void {
  const modules = evaluatedModules()
  for (const { id, promise, exports, evaluated, importers } of shared.keptModules ?? []) {
    const node = modules.get(id)
    if (node) Object.assign(node, { promise, exports, evaluated, importers: new Set(importers) })
  }
}
