/** Milk, eggs, fish and birds, raw. */
import { type Food, food } from './food'

export const animal: readonly Food[] = [
  food('aged hard cheese', [33, 3, 0.5, 28, 18, 0, 1.7]),
  food('feta', [14.2, 3.9, 2.5, 21.5, 13.3, 0, 2.6]),
  food('goat cheese', [18.5, 0.5, 0.5, 21, 14.5, 0, 1.1]),
  food('butter, cold butter, soft butter', [0.9, 0.1, 0.1, 81, 51, 0, 0], { tablespoon: 14.2 }),
  food('greek yogurt', [9, 4, 3.5, 5, 3.2, 0, 0.1], { cup: 240, tablespoon: 17 }),
  food('plain kefir', [3.6, 4.5, 4.5, 3.3, 2.1, 0, 0.1], { cup: 243 }),
  food('plain yogurt', [3.7, 4.8, 4.7, 3.4, 2.1, 0, 0.1], { cup: 245 }),
  food('whole milk', [3.3, 4.8, 4.8, 3.3, 2, 0, 0.1], { cup: 244, tablespoon: 15 }),
  food('egg, eggs, large egg', [12.6, 0.7, 0.4, 9.5, 3.1, 0, 0.35], { '': 50 }),
  food('egg yolk', [16, 3.6, 0.6, 26.5, 9.6, 0, 0.1], { '': 17 }),
  food('cod', [17.8, 0, 0, 0.7, 0.1, 0, 0.15]),
  food('salmon', [20.4, 0, 0, 13.4, 3, 0, 0.15]),
  food('trout', [20.5, 0, 0, 6.2, 1.4, 0, 0.1], {}, 0.95),
  food('raw prawns', [20, 0.5, 0, 0.8, 0.2, 0, 0.5]),
  food('chicken', [17, 0, 0, 13.5, 3.7, 0, 0.2], {}, 0.72),
  food('skinless chicken', [19.5, 0, 0, 5, 1.3, 0, 0.2], {}, 0.62),
  food('chicken thighs', [17, 0, 0, 15, 4.2, 0, 0.2], {}, 0.8),
  food('poussins', [17.2, 0, 0, 14, 3.9, 0, 0.2], {}, 0.68),
]
