import type { SiteConfig } from '../../config/site.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { bodyPlural } from '../../domain/cars/body-words.ts';
import { inAlphabet } from '../../domain/words/alphabet.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Site } from '../site.ts';
import type { RangeKind } from './range-kinds.ts';

type Bodied = { models: readonly { bodies: readonly string[] }[] };

/** The bodies of these models, those of most models first; none where all have the same one. */
export function modelBodies(site: Site, groups: readonly Bodied[]): RangeKind[] {
	const { locale } = site.config;
	const counts = Map.groupBy(
		groups.flatMap(({ models }) => models.flatMap(({ bodies }) => bodies)),
		(key) => key,
	);
	const stock = site.modelsInStock().flatMap(({ models }) => models.flatMap(({ bodies }) => bodies));
	const bodies = new Map(stock.map((body) => [bodyKey(body, site.config), body]));
	if (counts.size < 2) return [];
	return [...counts]
		.sort(([one, few], [other, many]) => many.length - few.length || inAlphabet(one, other))
		.map(([key]) => {
			const body = bodies.get(key) ?? '';
			return { key, name: bodyPlural(localiseText(body, locale)), url: site.searchUrl({ simple_body: [body] }) };
		});
}

/** A body as the site writes it, as a key. */
export const bodyKey = (body: string, { locale }: Pick<SiteConfig, 'locale'>): string =>
	slugify(localiseText(body, locale));
