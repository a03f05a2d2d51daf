// ES5 syntax, so that an old Node can parse this file and print the message.

var NEEDED = [20, 19]

/**
 * Whether a Node version can run this project.
 * @param {string} version as process.versions.node gives it
 * @returns {string | null} one line that says what to do, or null when it can
 */
export function nodeVersionProblem(version) {
  var parts = version.split('.').map(Number)
  var enough = parts[0] > NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] >= NEEDED[1])
  if (enough) return null
  return (
    'Node ' + NEEDED.join('.') + ' or newer is needed, this is ' + version + ': install the version named in .nvmrc.'
  )
}
