import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { siteWords } from '../../scripts/host/cockpit/fleet/site-words.ts';
import { tenantDirs } from '../../scripts/publish/paths.ts';
import { noteConfig } from '../../scripts/publish/read/last-pull.ts';
import { makeSite } from '../config/read.ts';

test('SITE-16 a site of the fleet is found by its places, phone numbers and the city of its clocks', () => {
	const out = mkdtempSync(join(tmpdir(), 'forecourt-words-'));
	const { config } = tenantDirs(out, 'acme');
	mkdirSync(dirname(config), { recursive: true });
	const place = {
		...{ id: 1, name: 'Bayside', contact_detail: { phone: '(07) 3555 0110' } },
		address: { street: '1 Low Street', city: 'Cleveland', state: 'QLD', postcode: '4163' },
	};
	noteConfig(
		config,
		makeSite({
			slug: 'acme',
			demo: true,
			company_name: 'Acme Group',
			time_zone: 'Australia/Brisbane',
			locations: [place],
		}),
	);
	const words = siteWords(out, 'acme');
	for (const word of ['Acme Group', 'Bayside', 'Cleveland', 'QLD', '(07) 3555 0110', '0735550110', 'Brisbane'])
		expect(words).toContain(word);
	expect(words).not.toContain('Low Street');
	rmSync(out, { recursive: true });
});
