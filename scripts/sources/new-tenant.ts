import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { placeholderFeed, placeholderStreet } from '../../src/config/demo.ts';
import { shortened } from '../../src/config/explain.ts';
import { parseSite } from '../../src/config/parse.ts';
import type { Problem } from '../../src/config/problem.ts';
import { tenantSlugFault } from '../../src/domain/words/tenant-slug.ts';
import { capitalised } from '../../src/domain/words/wording.ts';
import { schemaFile } from './json-schema.ts';

type Wanted = { dir: string; slug: string; template?: string | undefined; name?: string | undefined };

type Created = { ok: true; slug: string; file: string } | { ok: false; problems: Problem[] };

/** Writes a minimal tenant below `dir`, with cars to look at where there is a feed of such; refuses a slug that is bad or there already. */
export function createTenant({ dir, slug, template, name }: Wanted): Created {
	const fault = tenantSlugFault(slug);
	if (fault) return refused({ file: dir, path: '', found: slug && shortened(slug), expected: `a slug: ${fault}` });
	const folder = join(dir, slug);
	if (existsSync(folder)) {
		const hint = `Edit ${join(folder, 'site.json')}, or choose another slug.`;
		return refused({ file: dir, path: '', found: shortened(slug), expected: 'a slug that no tenant has yet', hint });
	}
	const file = join(folder, 'site.json');
	const schema = relative(resolve(folder), resolve(schemaFile));
	const site = { ...minimalSite(slug, name, template, schema), ...startStock(folder) };
	const parsed = parseSite(site, { file, strict: true });
	if (!parsed.ok) return parsed;
	mkdirSync(folder, { recursive: true });
	writeFileSync(file, `${JSON.stringify(site, null, '\t')}\n`);
	return { ok: true, slug, file };
}

/** Fewer questions than the defaults ask, and no ticked opt-in, which is not consent in Australia and New Zealand (FORM-6). */
const shortForms = {
	message_required: false,
	message_about_car: 'Hi, is the {car} still available?',
	contact_required: 'either',
	test_drive_asks_first: 'when',
	opt_in_default: false,
	// O'Brien, Smith-Jones, Jr.
	name_extra_characters: "'’-.",
} as const;

function minimalSite(slug: string, name: string | undefined, template: string | undefined, schema: string) {
	return {
		$schema: schema.replaceAll('\\', '/'),
		slug,
		name: name ?? slug.split('-').map(capitalised).join(' '),
		template: template ?? 'car',
		locale: 'en-AU',
		url: `https://${slug}.example`,
		demo: true,
		locations: [
			{
				id: 1,
				name: 'Showroom',
				primary: true,
				location_type: 'sales',
				contact_detail: { phone: '(02) 5550 0101', opening_hours: weekHours() },
				address: { street: placeholderStreet, city: 'Bathurst', state: 'NSW', postcode: '2795' },
			},
		],
		forms: shortForms,
		labels: { new_tag: 'JUST IN' },
		theme: { colours: { brand: '#1d4f91', accent: '#b4310f' } },
	};
}

/** Cars to look at until the dealer's own are there, all of them at the one location of a new tenant. */
function startStock(folder: string) {
	if (!existsSync(join(folder, placeholderFeed))) return { stock_feed: { type: 'none' } };
	const constants = { location_id: 1, location_name: 'Showroom', city: 'Bathurst', state: 'NSW' };
	return {
		asset_folders: ['../_shared/pictures'],
		stock_feed: { type: 'file', path: placeholderFeed, constants },
	};
}

function weekHours() {
	const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '17:30' }));
	return [...weekdays, { weekday: 6, open: '08:30', close: '16:30' }, { weekday: 0, status: 'Closed' }];
}

function refused(problem: Problem): Created {
	return { ok: false, problems: [problem] };
}
