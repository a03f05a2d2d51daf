/** Unit tests render at once: what is lazy is loaded before each of them. */
import { beforeEach } from 'vitest'
import { loadLazyParts } from './next-dynamic'

beforeEach(loadLazyParts)
