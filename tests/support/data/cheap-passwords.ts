/**
 * Hashes passwords with one iteration instead of Payload's 600,000, which take a fifth of a second of CPU time for
 * each account and sign-in. Storage and comparison stay the same; the API and browser tests sign in at full cost.
 */
import crypto from 'node:crypto'

type Pbkdf2 = typeof crypto.pbkdf2
const { pbkdf2 } = crypto
const cheap: Pbkdf2 = (password, salt, _iterations, ...rest) => pbkdf2(password, salt, 1, ...rest)
if (pbkdf2.name !== cheap.name) crypto.pbkdf2 = cheap
