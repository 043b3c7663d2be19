import { mkdirSync, writeFileSync } from 'node:fs';
import { generateStock } from './sources/sample-stock/generate-stock.ts';

/**
 * Writes tenants/_shared/central-west.jsonl, the feed that bathurst-toyota and cowra-toyota share and narrow (SITE-6).
 * It is committed; run this again only after a change to the sample stock.
 */
const file = 'tenants/_shared/central-west.jsonl';

const bathurst = { dealership_id: 210, dealership_slug: 'bathurst-toyota', city: 'Bathurst', state: 'NSW' };
const bathurstToyota = { ...bathurst, location_id: 211, location_name: 'Bathurst Toyota - Sales' };
const bathurstEuropean = {
	...bathurst,
	...{ dealership_id: 230, dealership_slug: 'central-west-cars', location_id: 231, location_name: 'Central West Cars' },
};
const cowra = {
	...{ dealership_id: 220, dealership_slug: 'cowra-toyota', location_id: 221, location_name: 'Cowra Toyota' },
	...{ city: 'Cowra', state: 'NSW' },
};

const records = generateStock({
	seed: 2795,
	count: 220,
	kind: 'car',
	now: new Date('2026-11-21T00:00:00Z'),
	locations: [bathurstToyota, bathurstToyota, cowra],
	makes: ['Toyota', 'Mazda', 'ŠKODA', 'Volkswagen'],
	firstId: 279501,
}).map((car) => (car['city'] === 'Bathurst' && car['make'] !== 'Toyota' ? { ...car, ...bathurstEuropean } : car));

mkdirSync('tenants/_shared', { recursive: true });
writeFileSync(file, `${records.map((car) => JSON.stringify(car)).join('\n')}\n`);
console.log(`Wrote ${records.length} cars to ${file}.`);
