import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scheduleFaults } from '../../scripts/netlify/schedule-faults.ts';
import { makeTempDir } from '../support/temp-dir.ts';

test('a schedule that Netlify did not read from a packed function is found, as is a function that it did not pack', () => {
	const file = join(makeTempDir(), 'manifest.json');
	const functions = [{ name: 'deliver' }, { name: 'expire', schedule: '17 * * * *' }, { name: 'leads' }];
	writeFileSync(file, JSON.stringify({ functions }));
	const declared = [
		{ name: 'deliver', schedule: '* * * * *' },
		{ name: 'expire', schedule: '17 * * * *' },
		{ name: 'leads', schedule: null },
		{ name: 'mock', schedule: null },
	];
	expect(scheduleFaults(file, declared)).toEqual([
		'deliver: Netlify would run it at no set time, expected "* * * * *".',
		'mock was not packed by Netlify.',
	]);
});
