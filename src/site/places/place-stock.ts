import { searchPath } from '../../domain/addresses/search-path.ts';
import { onlyBuys } from '../../domain/places/location-filter.ts';
import { templateFacts } from '../../domain/words/template.ts';
import { groupedNumber } from '../../domain/words/written-number.ts';
import type { Site } from '../site.ts';
import type { PlaceCardModel } from './place-cards.ts';
import { bookPath } from './place-service.ts';
import { formPathAt } from './place-tasks.ts';

type PlaceStock = { text: string; url: string };

/** The card with what is to be had at its place: the makes that are new there, how many vehicles stand there now, or the booking of a service (LOC-1). */
export function stockedCard(site: Site, card: PlaceCardModel): PlaceCardModel {
	if (card.type === 'service') return { ...card, bookPath: bookPath(site) };
	if (card.type === 'parts') return card;
	const isBuyer = site.config.locations.some((location) => location.id === card.id && onlyBuys(location));
	const sellPath = isBuyer ? formPathAt(site, 'sell-your-car', card.id) : null;
	const departments = card.departments?.map((department) =>
		department.type === 'service'
			? { ...department, bookPath: formPathAt(site, 'book-a-service', department.id) }
			: department,
	);
	return {
		...card,
		...(departments && { departments }),
		sellPath,
		makes: makesText(site, card),
		stock: stockAt(site, card),
	};
}

/** `New Toyota, Mazda and Kia`; null where the location names no makes. */
function makesText({ config }: Site, { id }: PlaceCardModel): string | null {
	const makes = config.locations.find((location) => location.id === id)?.manufacturers ?? [];
	return makes.length > 0 ? `New ${new Intl.ListFormat(config.locale).format(makes)}` : null;
}

/** The list of its city; of everything where all stands in one. Null where nothing does. */
function stockAt(site: Site, { spot }: PlaceCardModel): PlaceStock | null {
	const { list, lists } = site.finder();
	const [, count = 0, path = ''] =
		lists.cities.length > 0
			? (lists.cities.find(([name]) => name.toLowerCase() === spot.city.toLowerCase()) ?? [])
			: ['', site.summary().count, searchPath(site.config)];
	if (count === 0) return null;
	// A place that hires cars out may have others than those of the list.
	const { singular, plural } = templateFacts(site.config.template);
	const text = `${groupedNumber(count, site.config.locale)} ${count === 1 ? singular : plural} here`;
	return { text, url: path.startsWith('/') ? path : list + path };
}
