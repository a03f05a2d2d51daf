import { vi } from 'vitest'
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
if (process.env.RESET) vi.resetModules()
