import type { DemoMasterclass } from './listening'
import { aKnifeAndAnOnionClass } from './masterclasses/a-knife-and-an-onion'
import { aYearOfVegetablesClass } from './masterclasses/a-year-of-vegetables'
import { breadByHandClass } from './masterclasses/bread-by-hand'
import { breathingWithoutTricksClass } from './masterclasses/breathing-without-tricks'
import { feetClass } from './masterclasses/feet'
import { saltAcidAndPatienceClass } from './masterclasses/salt-acid-and-patience'
import { strongAfterFiftyClass } from './masterclasses/strong-after-fifty'
import { theBedroomDarkCoolAndDullClass } from './masterclasses/the-bedroom-dark-cool-and-dull'

/** The classes of /masterclasses. The last one is still to come. */
export const demoMasterclasses: readonly DemoMasterclass[] = [
  aKnifeAndAnOnionClass,
  saltAcidAndPatienceClass,
  feetClass,
  strongAfterFiftyClass,
  theBedroomDarkCoolAndDullClass,
  aYearOfVegetablesClass,
  breathingWithoutTricksClass,
  breadByHandClass,
]
