/** The icons of headings, by their name in `data-icon`. Other names are ignored. */
export const HEADING_ICONS = [
  'activity',
  'bed',
  'book',
  'brain',
  'clock',
  'coffee',
  'droplets',
  'flask',
  'flower',
  'heart',
  'leaf',
  'list',
  'moon',
  'pill',
  'question',
  'salad',
  'shield',
  'sprout',
  'stethoscope',
  'sun',
  'users',
  'utensils',
  'warning',
  'wind',
] as const

export type HeadingIcon = (typeof HEADING_ICONS)[number]

/** Narrows an attribute's value to an icon's name. */
export function isHeadingIcon(value: unknown): value is HeadingIcon {
  return HEADING_ICONS.some((name) => name === value)
}

/** Icons by words of a title; the first match wins. */
const ICON_PATTERNS: readonly (readonly [RegExp, HeadingIcon])[] = [
  [/\b(sleep|night|bedtime|insomnia|rest)/i, 'moon'],
  [/\b(avoid|warning|caution|careful|red flags?|triggers?)\b/i, 'warning'],
  [/\b(doctor|gp|symptoms?|diagnos|when to see|medical)/i, 'stethoscope'],
  [/\b(supplement|vitamin|medication|medicine|mineral)/i, 'pill'],
  [/\b(test|science|research|evidence|studies)/i, 'flask'],
  [/\b(move|movement|exercise|walk|train|yoga|strength)/i, 'activity'],
  [/\b(drink|water|hydrat|tea)\b/i, 'droplets'],
  [/\b(breath|lungs?|air)/i, 'wind'],
  [/\b(stress|mind|mood|brain|calm|anxiety|thought)/i, 'brain'],
  [/\b(heart|blood|pressure|circulation)/i, 'heart'],
  [/\b(gut|food|eat|eating|diet|meal|plate|breakfast|lunch|dinner|cook|recipe)/i, 'utensils'],
  [/\b(when|how long|day|week|hour|routine|time)\b/i, 'clock'],
  [/\b(step|plan|list|start|begin)/i, 'list'],
  [/\b(read|further|sources?|references?|learn)\b/i, 'book'],
  [/\b(why|what is|what are|question)/i, 'question'],
]

/**
 * The icon of a section title that names none.
 * @param title the heading's text
 * @returns the first match of the table; a leaf without a match
 */
export function iconForTitle(title: string): HeadingIcon {
  return ICON_PATTERNS.find(([word]) => word.test(title.slice(0, 200)))?.[1] ?? 'leaf'
}
