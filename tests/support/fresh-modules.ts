/**
 * Runs before each file of unit and data tests. Files share two processes, since starting one and loading packages
 * takes longer than most files. This resets what the previous file left: our modules are evaluated again (the CMS's
 * configuration reads the environment when it is loaded), and the environment, clocks and globals are restored.
 */
import { vi } from 'vitest'
import { restoreKeptModules } from './kept-modules'
import { disableUsedStorages } from './used-storages'

type Process = typeof globalThis & {
  /** Payload's instances, which are cached outside its modules. */
  _payload?: Map<string, unknown>
  firstEnvironment?: NodeJS.ProcessEnv
}

const shared: Process = globalThis
shared.firstEnvironment ??= { ...process.env }
for (const name of Object.keys(process.env)) if (!(name in shared.firstEnvironment)) delete process.env[name]
Object.assign(process.env, shared.firstEnvironment)
shared._payload?.clear()
disableUsedStorages()
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.resetModules()
restoreKeptModules()
