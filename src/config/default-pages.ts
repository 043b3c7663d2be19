import { type SearchPathSettings, searchPath } from '../domain/search-path.ts';
import { templateFacts } from '../domain/template.ts';
import { capitalised } from '../domain/wording.ts';
import type { Page } from './blocks.ts';

type PageSettings = SearchPathSettings & {
	name: string;
	description?: string | undefined;
	locations: readonly unknown[];
};

/** The pages of a site that sets none, by path, in its template's words (SITE-8). */
export function defaultPages(site: PageSettings): Record<string, Page> {
	return { '/': homePage(site) };
}

function homePage(site: PageSettings): Page {
	const { singular, plural } = templateFacts(site.template);
	const stock = searchPath(site);
	const browse = { text: `Browse all ${plural}`, url: stock };
	const contact = { text: 'Contact us', url: '/contact/' };
	return {
		title: site.name,
		description: site.description ?? `${capitalised(plural)} for sale at ${site.name}.`,
		blocks: [
			{
				kind: 'hero',
				heading: `Find your next ${singular} at ${site.name}`,
				text: site.description ?? `See every one of our ${plural}, with photos and prices.`,
				image: heroPicture(site.template),
				buttons: [browse, contact],
			},
			{ kind: 'search', heading: `Search our ${plural}` },
			{ kind: 'stock-carousel', heading: 'Just arrived', count: 8, link: browse },
			...(site.locations.length > 0 ? [{ kind: 'location-cards' as const, heading: 'Visit us' }] : []),
			{
				kind: 'call-to-action',
				heading: 'Not sure where to start?',
				text: 'Tell us what you need. We will find what fits.',
				buttons: [contact],
			},
		],
	};
}

function heroPicture(template: SearchPathSettings['template']): string {
	if (template === 'motorcycle') return '/pictures/hero-mountain.svg';
	return template === 'camper' || template === 'rv' ? '/pictures/hero-beach.svg' : '/pictures/hero-showroom.svg';
}
