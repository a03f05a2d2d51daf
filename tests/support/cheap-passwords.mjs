/**
 * Hashes passwords with one iteration instead of Payload's 600,000, which take a fifth of a second of CPU time for
 * each account and sign-in. Storage and comparison stay the same. That we ask for as many iterations as Payload is
 * shown by tests/data/{joining,sign-in-limits}.test.ts, which look at the arguments.
 */
import crypto from 'node:crypto'

const { pbkdf2 } = crypto

/** @type {typeof crypto.pbkdf2} */
const cheap = (password, salt, _iterations, ...rest) => pbkdf2(password, salt, 1, ...rest)

if (pbkdf2.name !== cheap.name) crypto.pbkdf2 = cheap
