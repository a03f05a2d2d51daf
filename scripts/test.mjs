// npm test. This file only checks the version, in ES5 syntax (see start.mjs).
import { nodeVersionProblem } from './node-version.mjs'

var problem = nodeVersionProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  import('./test/run.mjs').then(function (run) {
    return run.test(process.argv.slice(2))
  })
}
