import { readFileSync } from 'node:fs';
import { importDocuments } from '../../scripts/typesense/import-documents.ts';
import { goldenCars } from '../search/golden.ts';
import type { Running } from './servers.ts';

const schema = JSON.parse(
	readFileSync(new URL('../fixtures/typesense-golden/schema.json', import.meta.url), 'utf8'),
) as object;

/** Puts the golden stock into a collection; answers its name. */
export async function goldenStock({ server, prefix }: Running): Promise<string> {
	const name = `${prefix}_golden`;
	await server.create({ ...schema, name });
	const failures = await importDocuments(server, name, goldenCars);
	if (failures.length > 0) throw new Error(`The server refused ${failures.length} cars: ${failures[0]?.reason}`);
	return name;
}
