import { brandName } from '../../domain/cars/brand-name.ts';
import { type OpeningHours, openingHoursLines } from '../../domain/hours/opening-hours.ts';
import type { Locale } from '../../domain/locales/rows.ts';
import { inOneSentence, ownersPapers } from '../../domain/words/what-to-bring.ts';

/** What the texts of the default pages know of a dealer: places, hours, makes and what it offers (SITE-8, ROUTE-14). */
export type DealerFacts = {
	/** `Bathurst`; null where no address says it. */
	town: string | null;
	/** Towns with a sales desk, `Caloundra and Townsville`. */
	towns: string;
	/** The same, and those where vehicles are only bought. */
	buyingTowns: string;
	/** ` in Bathurst`, or nothing. */
	inTown: string;
	/** `at 77 Panorama Drive`, else `at` and the name. */
	at: string;
	/** `77 Panorama Drive`, else the name. */
	place: string;
	/** The one make that the dealer sells new; null for none or several. */
	make: string | null;
	hours: Record<Desk, string | null>;
	/** The document that says whose vehicle it is, as the country calls it. */
	papers: string;
	/** Charges that come on top of a price without them. */
	charges: string;
};

type Desk = 'sales' | 'service' | 'parts';

export type FactSettings = {
	name: string;
	locale: Locale;
	address: { city?: string | undefined };
	locations: readonly {
		visible: boolean;
		primary: boolean;
		location_type: string;
		location_subtype: readonly string[];
		manufacturers: readonly string[];
		address: { street?: string | undefined; city?: string | undefined };
		contact_detail: { opening_hours: readonly OpeningHours[] };
	}[];
	models: readonly { manufacturer_name?: string | undefined }[];
};

/** What a site's addresses, hours and makes say about the dealer. */
export function dealerFacts(site: FactSettings): DealerFacts {
	const visible = site.locations.filter((location) => location.visible);
	const main = visible.find(({ primary }) => primary) ?? visible[0];
	const town = main?.address.city ?? site.address.city ?? null;
	const selling = visible.filter(({ location_type }) => location_type === 'sales');
	const buying = visible.filter(
		(location) => selling.includes(location) || location.location_subtype.includes('buying'),
	);
	const townsOf = (desks: typeof visible): string => {
		const found = [...new Set(desks.flatMap(({ address }) => address.city ?? []))];
		return inOneSentence(found.length > 0 ? found : town ? [town] : []);
	};
	const makes = [...visible.flatMap(({ manufacturers }) => manufacturers), ...site.models.flatMap(modelMake)];
	const make = new Set(makes.map(brandName)).size === 1 ? makes.map(brandName)[0] : undefined;
	const open = (desk: Desk): string | null => hours(visible, desk, site.locale);
	return {
		town,
		towns: townsOf(selling),
		buyingTowns: townsOf(buying),
		inTown: town ? ` in ${town}` : '',
		at: `at ${main?.address.street ?? site.name}`,
		place: main?.address.street ?? site.name,
		make: make ?? null,
		hours: { sales: open('sales'), service: open('service'), parts: open('parts') },
		papers: ownersPapers(site.locale),
		charges: site.locale === 'en-AU' ? 'stamp duty and registration' : 'registration',
	};
}

const modelMake = ({ manufacturer_name }: FactSettings['models'][number]): string[] =>
	manufacturer_name ? [manufacturer_name] : [];

const dayNames: Record<string, string> = {
	Mon: 'Monday',
	Tue: 'Tuesday',
	Wed: 'Wednesday',
	Thu: 'Thursday',
	Fri: 'Friday',
	Sat: 'Saturday',
	Sun: 'Sunday',
};

const dayInFull = (day: string): string => dayNames[day] ?? day;

/** When a department is open, `Monday to Friday 8:30am to 5:30pm, Saturday 8:30am to 3pm`; null where that is not known. */
function hours(locations: FactSettings['locations'], desk: Desk, locale: Locale): string | null {
	const until = locale === 'en-US' ? ' through ' : ' to ';
	const found = locations.find(
		({ location_type, contact_detail }) => location_type === desk && contact_detail.opening_hours.length > 0,
	);
	const open = openingHoursLines(found?.contact_detail.opening_hours ?? []).filter(({ hours }) => /\d/.test(hours));
	if (open.length === 0) return null;
	return open
		.map((line) => `${line.days.split('-').map(dayInFull).join(until)} ${line.hours.replace('-', ' to ')}`)
		.join(', ');
}
