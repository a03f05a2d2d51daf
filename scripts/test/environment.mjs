/** Settings of the local site, which must not affect the tests. */
const OWN =
  /^(PORT|HOST|SITE_URL|DATA_DIR|DATABASE_URL|REDIS_URL|SMTP_URL|PAYLOAD_SECRET|DEMO|S3_.*|STRIPE_.*|NEXT_PUBLIC_.*)$/

/**
 * The environment that tests and their servers run in.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !OWN.test(name) && name !== 'NODE_ENV')
  return {
    ...Object.fromEntries(kept),
    NEXT_TELEMETRY_DISABLED: '1',
    // Keeps Next from loading .env files.
    __NEXT_PROCESSED_ENV: 'true',
  }
}
