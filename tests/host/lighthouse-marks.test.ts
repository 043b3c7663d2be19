import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lighthouseMarks } from '../../scripts/host/cockpit/tenant/lighthouse-marks.ts';

test('SITE-16 of the pages of a site that Lighthouse measured the lowest marks count', () => {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-marks-'));
	const file = join(dir, 'lighthouse.json');
	expect(lighthouseMarks('acme', file)).toBeNull();
	const row = { slug: 'acme', page: 'home', performance: 100, accessibility: 100, bestPractices: 100, seo: 92 };
	const rows = [row, { ...row, page: 'car', performance: 97, seo: 100 }, { ...row, slug: 'bolt', performance: 50 }];
	writeFileSync(file, JSON.stringify({ runs: 1, version: '13', rows }));
	expect(lighthouseMarks('acme', file)).toMatchObject({ performance: 97, accessibility: 100, seo: 92, pages: 2 });
	expect(lighthouseMarks('cold', file)).toBeNull();
	writeFileSync(file, '{"rows":[{"slug":"acme"}]}');
	expect(lighthouseMarks('acme', file)).toBeNull();
	rmSync(dir, { recursive: true });
});
