import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawingBundle } from '../../../scripts/host/cockpit/settings/preview/drawing-bundle.ts';
import { previewSection } from '../../../scripts/host/cockpit/settings/preview/preview-section.ts';
import { createPreviewer } from '../../../scripts/host/cockpit/settings/preview/previewer.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-previewer-'));
afterAll(() => rmSync(dir, { recursive: true }));

const [now, older] = ['now', 'older'].map((id) => ({ id, clientDir: '', entry: '' })) as [Bundle, Bundle];
type Bundle = { id: string; clientDir: string; entry: string };

test('SITE-3 a program that has changed since the last build is prepared when a preview is asked for, else the last build draws', async () => {
	let told = 0;
	const asked = (ways: Partial<Parameters<typeof drawingBundle>[1]>) =>
		drawingBundle(() => told++, { kept: () => null, make: async () => now, last: () => older, ...ways });
	expect(await asked({ kept: () => now, make: () => Promise.reject(new Error('Not asked for.')) })).toEqual({
		...{ bundle: now, isOlder: false },
	});
	expect(told).toBe(0);
	expect(await asked({})).toEqual({ bundle: now, isOlder: false });
	expect(told).toBe(1);
	const make = () => Promise.reject(new Error('A source is wrong.'));
	expect(await asked({ make })).toEqual({ bundle: older, isOlder: true });
	await expect(asked({ make, last: () => null })).rejects.toThrow('A source is wrong.');
});

test('SITE-3 while what draws the pages is being made a preview says so at once, and whoever waits gets it', async () => {
	const program = join(dir, 'program.mjs');
	const drawn = { ok: true, isOlder: false, pages: [], drawn: 1, changed: 0 };
	const flag = join(dir, 'ready');
	writeFileSync(
		program,
		`import { existsSync } from 'node:fs';
		process.send({ state: 'making' });
		const look = setInterval(() => {
			if (!existsSync(${JSON.stringify(flag)})) return;
			clearInterval(look);
			process.send({ state: 'ready' });
		}, 10);
		process.on('message', ({ id }) => process.send({ id, answer: ${JSON.stringify(drawn)} }));`,
	);
	const previewer = createPreviewer(program);
	const request = { tenantsDir: '', out: '', slug: 'acme', before: '', after: '', first: null };
	expect(await previewer.draw(request)).toEqual({ ok: false, isComing: true });
	const patient = previewer.draw(request, true);
	writeFileSync(flag, '');
	expect(await patient).toEqual(drawn);
	expect(await previewer.draw(request)).toEqual(drawn);
	previewer.stop();
});

test('SITE-3 a preview that is being prepared says how long that takes and asks again as it was asked', () => {
	const section = String(previewSection('acme', { preview: null, coming: 'remove' }));
	expect(section).toContain('data-coming="remove"');
	expect(section).toContain('about 20 seconds');
	expect(section).toContain('<noscript><button name="act" value="remove">Show the pages</button></noscript>');
});
