import { importProgram } from '../../program/program.mjs';

await importProgram('resident');
