// Starts `our-pages.ts` as `scripts/build.mjs` starts a build: packed, with compiled code kept from one run to the next.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const [program] = process.argv.slice(2);
enableCompileCache(join(program, 'compiled'));
await import(join(program, 'our-pages.mjs'));
