// npm start and npm run dev. Only the version check lives here, in old syntax, so that an
// old Node says what it lacks instead of a syntax error. The work is in start/run.mjs.
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
