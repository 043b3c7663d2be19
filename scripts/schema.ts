import { writeFileSync } from 'node:fs';
import { schemaFile, siteJsonSchema } from './sources/json-schema.ts';

writeFileSync(schemaFile, siteJsonSchema());
console.log(`Wrote ${schemaFile}.`);
