/**
 * A loader of the build (next.config.mjs): modules of Next with only what the browser's scripts use of them, since a
 * script has all of a module. Together 4 kB (gzip) of every page.
 */
const { NEXT_NAV_DEPLOYMENT_ID_HEADER } = require('next/dist/lib/constants')

const TRIMMED = {
  // Of the names of the whole server, the router needs one.
  'constants.js': `exports.NEXT_NAV_DEPLOYMENT_ID_HEADER = ${JSON.stringify(NEXT_NAV_DEPLOYMENT_ID_HEADER)}`,
  // The look of Next's own error page. It appears only when src/app/global-error.tsx fails itself.
  'error-styles.js': `exports.errorThemeCss = ''; exports.errorStyles = {}; exports.WarningIcon = () => null`,
  // Warnings of the development server.
  'instant-messages.js': '',
  // The `process` that packages for Node expect in a browser.
  'process.js': `module.exports = {
    browser: true, title: 'browser', env: {}, argv: [], version: '', versions: {}, cwd: () => '/',
    nextTick: (run, ...args) => queueMicrotask(() => run(...args)),
    on() {}, once() {}, off() {}, emit() {}
  }`,
}

module.exports = function trimNext() {
  return TRIMMED[this.resourcePath.split(/[\\/]/).at(-1)]
}
