import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadPaths } from '../../../src/contract/paths.ts';
import { formNames } from '../../../src/forms/definitions/default-forms.ts';
import { siteForm } from '../../../src/forms/definitions/site-form.ts';
import { makeSite } from '../../config/read.ts';
import { engines } from '../../support/databases.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

let served: Served;
let tenantsDir: string;

// A site that asks for no captcha, and one form of which says so once more; the fleet protects it.
beforeAll(async () => {
	const [embedded] = engines;
	if (!embedded) throw new Error('There is always one engine.');
	tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
	for (const slug of ['guarded', 'open']) {
		const forms = { captcha: false, overrides: { contact: { captcha: false } } };
		mkdirSync(join(tenantsDir, slug));
		writeFileSync(join(tenantsDir, slug, 'site.json'), JSON.stringify(makeSite({ slug, forms })));
	}
	writeFileSync(join(tenantsDir, 'fleet.json'), JSON.stringify({ bot_protection: ['guarded'] }));
	served = await serveFunctions(embedded, { tenantsDir });
});
afterAll(async () => {
	await served.stop();
	rmSync(tenantsDir, { recursive: true });
});

const body = (form: string | undefined, slug: string) => ({
	lead: lead({ website_slug: slug, url: `http://${slug}.localhost/` }),
	...(form && { form }),
});

const multipart = (form: string | undefined, slug: string) => {
	const sent = new FormData();
	sent.set('lead', JSON.stringify(body(form, slug).lead));
	if (form) sent.set('form', form);
	return new Response(sent);
};

test.each([...formNames, undefined])(
	'SITE-11 where bots are kept off, form %s asks for the captcha, and no call takes it without',
	async (form) => {
		const site = served.runtime.tenants.bySlug('guarded')?.site;
		if (site && form) expect(siteForm(form, site)?.captcha).toBe(true);
		for (const path of [leadPaths.create, leadPaths.carClarity]) {
			const answer = await served.send('POST', `/api${path}`, body(form, 'guarded'), { tenant: 'guarded' });
			expect(answer, path).toMatchObject({ status: 422, json: { code: 'captcha' } });
		}
		const files = multipart(form, 'guarded');
		const answer = await served.ask('POST', `/api${leadPaths.withFiles}`, {
			tenant: 'guarded',
			headers: { 'content-type': files.headers.get('content-type') ?? '' },
			body: Buffer.from(await files.arrayBuffer()),
		});
		expect(answer).toMatchObject({ status: 422, json: { code: 'captcha' } });
	},
);

test('SITE-11 with the captcha solved it takes them; a site that is not listed asks for none', async () => {
	const solved = { ...body('contact', 'guarded'), captcha: await served.solve('guarded') };
	expect((await served.send('POST', '/api/leads', solved, { tenant: 'guarded' })).json).not.toMatchObject({
		code: 'captcha',
	});
	expect((await served.send('POST', '/api/leads', body(undefined, 'open'), { tenant: 'open' })).status).toBe(201);
});
