import fc from 'fast-check'

/** A fixed seed in CI; elsewhere each run has its own seed, which a failure prints. */
if (process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 })
