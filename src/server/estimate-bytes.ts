/** V8's overhead of an object, array or map, and of each of its entries. */
const OBJECT_BYTES = 32
const SLOT_BYTES = 16
/** Header and padding of a string. */
const STRING_BYTES = 16
const NUMBER_BYTES = 8
/** V8 stores a string with one byte per character unless one of them needs two. */
const TWO_BYTES = /[\u0100-\uffff]/

/** About how many bytes of memory a value takes. Shared objects count once. */
export function estimateBytes(value: unknown): number {
  return measure(value, new Set())
}

function measure(value: unknown, seen: Set<object>): number {
  if (typeof value === 'string') return STRING_BYTES + value.length * (TWO_BYTES.test(value) ? 2 : 1)
  if (typeof value !== 'object' || value === null) return NUMBER_BYTES
  if (seen.has(value)) return 0
  seen.add(value)
  if (value instanceof Uint8Array) return OBJECT_BYTES + value.byteLength
  let bytes = OBJECT_BYTES
  for (const part of partsOf(value)) bytes += SLOT_BYTES + measure(part, seen)
  return bytes
}

/** Property names are left out, because objects of the same shape share them. */
function partsOf(value: object): Iterable<unknown> {
  if (value instanceof Map) return [...value].flat()
  return value instanceof Set ? value : Object.values(value)
}
