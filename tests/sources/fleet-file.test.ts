import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTenants } from '../../scripts/sources/tenants.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';

/** Two tenants without captcha beside a fleet.json; what is said of both, and whose forms ask for it. */
function readFleetOf(text: string, slugs: string[] | 'all' = 'all') {
	const forms = { site: { forms: { captcha: false } } };
	const dir = writeTenants(makeTempDir(), { north: forms, south: forms });
	writeFileSync(join(dir, 'fleet.json'), text);
	const { tenants, problems } = readTenants(dir, slugs);
	return {
		problems: problems.map(formatProblem),
		faults: tenants.flatMap(({ parsed }) => (parsed.ok ? [] : parsed.problems.map(formatProblem))),
		protectedSites: tenants.flatMap(({ slug, parsed }) => (parsed.ok && parsed.site.forms.captcha ? [slug] : [])),
	};
}

test('SITE-11 the file beside the tenants switches bot protection on', () => {
	const nothing = { problems: [], faults: [] };
	expect(readFleetOf('{}')).toEqual({ ...nothing, protectedSites: [] });
	expect(readFleetOf('{"bot_protection":["south"]}')).toEqual({ ...nothing, protectedSites: ['south'] });
	expect(readFleetOf('{"bot_protection":["south"]}', ['north'])).toEqual({ ...nothing, protectedSites: [] });
});

test('SITE-11 a slug that is not there fails the run, and the tenants are built', () => {
	const { problems, faults, protectedSites } = readFleetOf('{"bot_protection":["south","nroth"]}');
	expect([faults, protectedSites]).toEqual([[], ['south']]);
	expect(problems).toEqual([
		expect.stringMatching(/fleet\.json: bot_protection\[1\]: found "nroth".*Did you mean "north"\?$/),
	]);
});

test.each(['{"bot_protection":["south"]', '{"bot_protection":"south"}', ''])(
	'SITE-11 while %j cannot be used, no site is published without the protection that it may have',
	(text) => {
		const { faults, protectedSites } = readFleetOf(text);
		expect(faults).toHaveLength(2);
		expect(faults[0]).toContain('fleet.json');
		expect(protectedSites).toEqual([]);
	},
);
