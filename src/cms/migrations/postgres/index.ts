import * as migration_20261121_132441_initial from './20261121_132441_initial';

export const migrations = [
  {
    up: migration_20261121_132441_initial.up,
    down: migration_20261121_132441_initial.down,
    name: '20261121_132441_initial'
  },
];
