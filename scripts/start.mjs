// npm start and npm run dev. This file only checks the version, in ES5 syntax, so that an old Node prints a message
// instead of a syntax error. start/run.mjs does the work.
import { nodeVersionProblem } from './node-version.mjs'

var problem = nodeVersionProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  import('./start/run.mjs').then(function (run) {
    return run.start(process.argv.slice(2))
  })
}
