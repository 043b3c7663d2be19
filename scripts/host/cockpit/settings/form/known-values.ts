import { leadCategories } from '../../../../../src/config/lead-problems.ts';
import { defaultDestination } from '../../../../../src/config/leads.ts';
import { parseSite } from '../../../../../src/config/parse.ts';
import type { SiteConfig } from '../../../../../src/config/site.ts';
import { isWeekdays, weekdays } from '../hours-rows.ts';
import type { Choice } from './tick-boxes.ts';

/** Lists whose values are names that the rest of the config gives: what a lead can be about, places, destinations. */
const lists: readonly { at: RegExp; of: (site: SiteConfig) => readonly Choice[] }[] = [
	{ at: /^leads\.(?:answers|routing)\.\d+\.categories$/, of: (site) => leadCategories(site).map(asChoice) },
	{
		at: /^leads\.routing\.\d+\.locations$/,
		of: ({ locations }) => locations.map(({ id, name }) => ({ value: String(id), words: name })),
	},
	{
		at: /^leads\.routing\.\d+\.to$/,
		of: ({ leads }) => [...new Set([...Object.keys(leads.destinations), defaultDestination])].map(asChoice),
	},
];

const asChoice = (value: string): Choice => ({ value, words: value });

/** What the list at a path of a config can have, by the rest of it; empty where that is not known. `config`: as its file says it. */
export function knownValues(config: unknown, path: readonly string[]): readonly Choice[] {
	if (isWeekdays(path)) return weekdays.map(([value, words]) => ({ value, words }));
	const key = path.join('.');
	const list = lists.find(({ at }) => at.test(key));
	if (!list) return [];
	const parsed = parseSite(config, { file: 'site.json', strict: false });
	return parsed.ok ? list.of(parsed.site) : [];
}
