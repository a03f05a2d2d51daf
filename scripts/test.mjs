// npm test. Only the version check lives here, in old syntax (see start.mjs).
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
