/** An error that the user can fix: its message is one line that says what to do. */
export class Problem extends Error {
  /**
   * @param {string} message one line; empty when a child has printed it already
   * @param {string[]} [details] the relevant lines of a child's output
   * @param {string} [output] all buffered output of the child
   */
  constructor(message, details = [], output = '') {
    super(message)
    this.name = 'Problem'
    this.details = details
    this.output = output
  }
}

/** Patterns of system errors, with messages that say what to do. The first match is used. */
const KNOWN = [
  [/ENOSPC|no space left|SQLITE_FULL|disk is full/i, 'The disk is full: free some space, then start again.'],
  [/EDQUOT|quota exceeded/i, 'The disk quota is used up: free some space, then start again.'],
  [/EROFS|read-only file system/i, 'The disk is read-only: use a folder that can be written to.'],
  [/EMFILE|ENFILE/, 'Too many files are open: raise the limit (ulimit -n 4096), then start again.'],
  [/EACCES|EPERM/, 'A file may not be written: check who owns this folder and node_modules.'],
  [/heap out of memory|ENOMEM|Cannot allocate memory/i, 'Memory ran out: about 2 GB are needed to build.'],
]

/**
 * The message for a known system error.
 * @param {string} text an error message or the end of a child's output
 * @param {[RegExp, string][]} [more] further patterns of this step
 * @returns {string | null} null when no pattern matches
 */
export function explain(text, more = []) {
  return [...KNOWN, ...more].find(([pattern]) => pattern.test(text))?.[1] ?? null
}
