import { readFileSync } from 'node:fs';
import { answerParams } from '../../../scripts/search/answer-params.ts';
import { readCollectionSchema } from '../../../scripts/search/params-schema.ts';
import type { SearchParams } from '../../../scripts/search/read-params.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import { packIndex } from '../../../src/search/index/pack.ts';
import { createServerEngines } from '../../../src/search/server/server-engine.ts';
import { goldenCars } from '../golden.ts';

const file = new URL('../../fixtures/typesense-golden/schema.json', import.meta.url);
export const goldenSchema = readCollectionSchema(JSON.parse(readFileSync(file, 'utf8')));

/** The golden stock, packed, carried as JSON and opened again. */
const goldenIndex = openIndex(JSON.parse(JSON.stringify(packIndex(goldenCars, goldenSchema))));
const engines = createServerEngines(goldenIndex);

/** Our answer to a request, with the ids of the cars. */
export function answerGolden(params: SearchParams) {
	const answer = answerParams(engines, goldenSchema, params);
	if ('error' in answer) return answer;
	return { ...answer, hits: answer.rows.map((row) => String(goldenIndex.document(row)['id'])) };
}
