/**
 * Runs before each file of data tests. Test files share a process, since loading the CMS's packages takes longer than
 * most files: what one of them left behind is taken away here, so that the next begins as in a process of its own. Our
 * own modules are evaluated again, as the configuration reads the environment when it is loaded.
 */
import { vi } from 'vitest'

type Process = typeof globalThis & {
  /** Payload's instances, which it keeps beside its modules. */
  _payload?: Map<string, unknown>
  testEnvironment?: NodeJS.ProcessEnv
}

const shared: Process = globalThis
shared.testEnvironment ??= { ...process.env }
for (const name of Object.keys(process.env)) if (!(name in shared.testEnvironment)) delete process.env[name]
Object.assign(process.env, shared.testEnvironment)
shared._payload?.clear()
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.resetModules()
