/**
 * A loader of the build (next.config.mjs): next/dynamic in the browser tries again when code does not arrive, as without a
 * connection. Next would replace the whole page with an error. So what the server rendered stays, and what a press opens
 * appears when the connection is back.
 */
const path = require('node:path')

const LOADER = 'loadableOptions.loader = dynamicOptions;'
const UNTIL_LOADED = path.join(__dirname, '../../src/ui/until-loaded.ts')

module.exports = function retryDynamic(source) {
  const file = path.relative(path.dirname(this.resourcePath), UNTIL_LOADED).replaceAll('\\', '/')
  return source.replace(
    LOADER,
    `const { untilLoaded } = require(${JSON.stringify(file)});
    loadableOptions.loader = () => new Promise((done) => untilLoaded(dynamicOptions, done));`,
  )
}
