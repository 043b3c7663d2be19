import { type ConditionLabels, conditionLabel } from '../../domain/cars/condition.ts';
import type { BlockPage } from '../blocks.ts';
import { type Writing, written } from './page-writing.ts';

type HomeSettings = {
	description?: string | undefined;
	locations: readonly unknown[];
	labels: ConditionLabels;
};

/** The home page of a site that does not write one (ROUTE-1). */
export function homePage(site: HomeSettings, writing: Writing): BlockPage {
	const { name, singular, plural, stock, inTown, at, drive } = writing;
	const browse = { text: `Browse all ${plural}`, url: stock };
	const contact = { text: 'Contact us', url: '/contact/' };
	return written({
		title: name,
		description: site.description ?? `New and ${conditionLabel('used', site.labels)} ${plural} at ${name}${inTown}.`,
		blocks: [
			{
				kind: 'hero',
				heading: `Find your next ${singular} at ${name}`,
				text: site.description ?? `Search our ${plural}${inTown}, then book a ${drive}.`,
				buttons: [browse, contact],
				search: true,
			},
			{ kind: 'search', heading: `Search our ${plural}` },
			{
				kind: 'stock-carousel',
				heading: 'Just arrived',
				order: 'just_arrived',
				heading_otherwise: 'In stock now',
				count: 8,
				link: browse,
			},
			{ kind: 'reviews', heading: 'What customers say' },
			...(site.locations.length > 0 ? [{ kind: 'location-cards' as const, heading: 'Visit us' }] : []),
			{
				kind: 'call-to-action',
				heading: 'Can’t see the right one?',
				text: `Tell us what you’re after, and we’ll let you know when one turns up ${at}.`,
				buttons: [contact],
			},
		],
	});
}
