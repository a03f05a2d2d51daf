/**
 * What must stay in sight when a picture is cut, in percent from the left and from above. Those
 * that are not named here have their subject in the middle. Leading pictures keep their left
 * for words.
 */
export const focus: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'hero-404': [68, 52],
  'hero-about': [66, 80],
  'hero-breakfast': [72, 76],
  'hero-expert-advice': [74, 80],
  'hero-gut-health': [70, 54],
  'hero-home': [77, 82],
  'hero-journal': [70, 82],
  'hero-login': [70, 84],
  'hero-member': [72, 82],
  'hero-memberships': [74, 76],
  'hero-method': [70, 58],
  'hero-masterclasses': [72, 82],
  'hero-events': [72, 82],
  'hero-meditations': [72, 82],
  'hero-movements': [72, 82],
  'hero-podcasts': [72, 82],
  'hero-reboot': [72, 82],
  'hero-questions': [70, 82],
  'hero-recipes': [72, 54],
  'hero-six-weeks': [78, 82],
  'hero-soups': [70, 76],
  'hero-sweet': [70, 54],
  'hero-testimonials': [72, 80],
  'hero-yalda-loves': [68, 80],
}
