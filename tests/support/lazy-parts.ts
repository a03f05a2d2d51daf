/** Unit tests render on the server's side, at once: what is lazy is loaded before each of them. */
import { beforeEach } from 'vitest'
import { loadLazyParts } from './loaded-lazily'

beforeEach(loadLazyParts)
