/**
 * Runs before each file of unit and data tests. Files share two processes, since starting one and loading packages
 * takes longer than most files. What a file left behind is taken away here, so that the next one begins as in a process
 * of its own: our modules are evaluated again (the CMS's configuration reads the environment when it is loaded), the
 * environment is as it was, clocks and globals are the real ones.
 */
import { vi } from 'vitest'

type Process = typeof globalThis & {
  /** Payload's instances, which it keeps beside its modules. */
  _payload?: Map<string, unknown>
  firstEnvironment?: NodeJS.ProcessEnv
}

const shared: Process = globalThis
shared.firstEnvironment ??= { ...process.env }
for (const name of Object.keys(process.env)) if (!(name in shared.firstEnvironment)) delete process.env[name]
Object.assign(process.env, shared.firstEnvironment)
shared._payload?.clear()
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.resetModules()
