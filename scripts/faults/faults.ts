import { damageFaults } from './damages.ts';
import type { Fault } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { testedKills } from './kill-tests.ts';
import { kills } from './kills.ts';
import { residentKilled } from './resident-kills.ts';

/** The fault matrix, a fault a line of its table. */
export const faults: Fault[] = [...kills, residentKilled, ...testedKills, ...damageFaults, fullDisk];
