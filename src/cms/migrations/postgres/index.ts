import * as migration_20261121_132441_initial from './20261121_132441_initial';
import * as migration_20261121_143729_accounts_and_consent from './20261121_143729_accounts_and_consent';

export const migrations = [
  {
    up: migration_20261121_132441_initial.up,
    down: migration_20261121_132441_initial.down,
    name: '20261121_132441_initial',
  },
  {
    up: migration_20261121_143729_accounts_and_consent.up,
    down: migration_20261121_143729_accounts_and_consent.down,
    name: '20261121_143729_accounts_and_consent'
  },
];
