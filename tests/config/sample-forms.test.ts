import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tenants = new URL('../../tenants/', import.meta.url);
const samples = readdirSync(tenants, { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
	.map(({ name }) => ({ name, site: JSON.parse(readFileSync(new URL(`${name}/site.json`, tenants), 'utf8')) }));

test('FORM-3 no sample site takes any few digits for a phone number', () => {
	for (const { name, site } of samples) expect(site.forms?.phone_rule, name).not.toBe('length');
});

test('FORM-6 an enquiry about a car has a message on every sample that asks for one', () => {
	for (const { name, site } of samples) {
		const isAsked = site.forms?.overrides?.enquiry?.fields?.message?.required !== false;
		if (isAsked) expect(site.forms?.message_about_car, name).toContain('{car}');
	}
});
