import { bundleFunctions } from './netlify/bundle-functions.ts';

const out = process.argv[2] ?? 'build/functions';
const names = await bundleFunctions({ from: 'netlify/functions', out });
process.stdout.write(`${names.length} functions in ${out}: ${names.join(', ')}\n`);
