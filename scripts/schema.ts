import { writeFileSync } from 'node:fs';
import { schemaFile, siteJsonSchema } from './sources/json-schema.ts';
import { stockFieldsFile, stockFieldsText } from './sources/stock-fields.ts';

writeFileSync(schemaFile, siteJsonSchema());
writeFileSync(stockFieldsFile, stockFieldsText());
console.log(`Wrote ${schemaFile} and ${stockFieldsFile}.`);
