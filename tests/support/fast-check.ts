import fc from 'fast-check'

/** CI walks the same ways every time; at home each run tries others, and prints the seed of what fails. */
if (process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 })
