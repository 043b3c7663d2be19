import { brandName } from '../../domain/cars/brand-name.ts';
import { type OpeningHours, openingHoursLines } from '../../domain/hours/opening-hours.ts';
import type { Locale } from '../../domain/locales/rows.ts';
import { governmentCharges } from '../../domain/money/price-basis.ts';
import { displayPhone } from '../../domain/words/phone-display.ts';
import { inOneSentence, ownersPapers } from '../../domain/words/what-to-bring.ts';

/** What the texts of the default pages know of a dealer: places, hours, makes and what it offers (SITE-8, ROUTE-14). */
export type DealerFacts = {
	/** `Bathurst`; null where no address says it. */
	town: string | null;
	/** Towns with a sales desk, `Caloundra and Townsville`. */
	towns: string;
	/** ` in Bathurst`, or nothing. */
	inTown: string;
	/** `at 77 Panorama Drive`, else `at` and the name. */
	at: string;
	/** `77 Panorama Drive`, else the name. */
	place: string;
	/** Where the workshop is: `at 3 Slipway Road in Port Kembla`, or `in Moorooka or Cleveland` for several. */
	serviceAt: string;
	/** The same of the parts counter; the place of the dealer where there is none. */
	partsAt: string;
	/** Where a trade-in is brought to be looked at: `77 Panorama Drive`, `us in Orange or Parkes`. */
	bringTo: string;
	/** Where the `hours` of a department hold. */
	openAt: Record<Desk, string>;
	/** The one make that the dealer sells new; null for none or several. */
	make: string | null;
	/** Null where it has none, or several that keep other hours. */
	hours: Record<Desk, string | null>;
	/** Whether there are several of a department, of which the visitor chooses one. */
	hasSeveral: Record<Desk, boolean>;
	/** The document that says whose vehicle it is, as the country calls it. */
	papers: string;
	/** Charges that come on top of a price without them. */
	charges: string;
	/** The number to call, unbroken; null without one. */
	phone: string | null;
	/** `Call (02) 5550 2101`, unbroken; without a number `Call us in Orange`. */
	call: string;
	/** The same of the workshop, where it has a number of its own. */
	callService: string;
	/** When each place with a sales desk is open: its street, or where there are several its town, and the hours. */
	open: { where: string; hours: string }[];
	/** Whether the dealer has a workshop of its own. */
	hasWorkshop: boolean;
	/** Whether a place of the dealer buys vehicles from anyone. */
	buys: boolean;
	/** Addresses where vehicles are sold. */
	places: number;
};

type Place = FactSettings['locations'][number];

type Desk = 'sales' | 'service' | 'parts';

export type FactSettings = {
	name: string;
	locale: Locale;
	phone?: string | undefined;
	address: { city?: string | undefined };
	locations: readonly {
		visible: boolean;
		primary: boolean;
		location_type: string;
		location_subtype: readonly string[];
		manufacturers: readonly string[];
		address: { street?: string | undefined; city?: string | undefined };
		contact_detail: { phone?: string | undefined; opening_hours: readonly OpeningHours[] };
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
	const townsOf = (desks: readonly Place[]): string => inOneSentence(townsOrMain(desks, town));
	const makes = [...visible.flatMap(({ manufacturers }) => manufacturers), ...site.models.flatMap(modelMake)];
	const make = new Set(makes.map(brandName)).size === 1 ? makes.map(brandName)[0] : undefined;
	const place = main?.address.street ?? site.name;
	const at = (desks: readonly Place[]): string => whereAre(desks, { town, place });
	const number = site.phone ?? main?.contact_detail.phone;
	const of = (desk: Desk): typeof visible => visible.filter(({ location_type }) => location_type === desk);
	const withHours = (desk: Desk): typeof visible =>
		of(desk).filter(({ contact_detail }) => contact_detail.opening_hours.length > 0);
	const places = new Set(selling.map(({ address }) => `${address.street ?? ''}${address.city ?? ''}`)).size;
	const forEach = <Said>(say: (desk: Desk) => Said): Record<Desk, Said> => ({
		sales: say('sales'),
		service: say('service'),
		parts: say('parts'),
	});
	return {
		town,
		towns: townsOf(selling),
		inTown: town ? ` in ${town}` : '',
		at: `at ${places > 1 ? site.name : place}`,
		place,
		serviceAt: at(of('service')),
		partsAt: at(of('parts')),
		bringTo: at(buying).replace(/^at /, '').replace(/^in /, 'us in '),
		openAt: forEach((desk) => at(withHours(desk))),
		make: make ?? null,
		hours: forEach((desk) => sharedHours(withHours(desk), site.locale)),
		hasSeveral: forEach((desk) => of(desk).length > 1),
		papers: ownersPapers(site.locale),
		charges: governmentCharges(site.locale),
		phone: number ? unbroken(number, site.locale) : null,
		call: calling(number, { site, town }),
		callService: calling(of('service')[0]?.contact_detail.phone ?? number, { site, town }),
		open: selling.flatMap((desk) => openAt(desk, { isOnly: selling.length === 1, locale: site.locale })),
		hasWorkshop: of('service').length > 0,
		buys: visible.some(({ location_subtype }) => location_subtype.includes('buying')),
		places,
	};
}

function sharedHours(desks: readonly Place[], locale: Locale): string | null {
	const [shared, ...others] = new Set(desks.map((desk) => hours(desk, locale)));
	return others.length > 0 ? null : (shared ?? null);
}

/** A number keeps to one line. */
const unbroken = (phone: string, locale: Locale): string => displayPhone(phone, locale).replaceAll(' ', '\u00a0');

type Caller = { site: Pick<FactSettings, 'name' | 'locale'>; town: string | null };

function calling(phone: string | undefined, { site, town }: Caller): string {
	if (phone) return `Call ${unbroken(phone, site.locale)}`;
	return `Call ${town ? `us in ${town}` : site.name}`;
}

function openAt(desk: Place, { isOnly, locale }: { isOnly: boolean; locale: Locale }): DealerFacts['open'] {
	const said = hours(desk, locale);
	const where = isOnly ? desk.address.street : desk.address.city;
	return said && where ? [{ where, hours: said }] : [];
}

const townsIn = (desks: readonly Place[]): string[] => [...new Set(desks.flatMap(({ address }) => address.city ?? []))];

function townsOrMain(desks: readonly Place[], town: string | null): string[] {
	const towns = townsIn(desks);
	return towns.length > 0 || town === null ? towns : [town];
}

/** One desk by its street, with its town where that is not the dealer’s; several by their towns. */
function whereAre(desks: readonly Place[], main: { town: string | null; place: string }): string {
	const [first, ...others] = desks;
	const towns = townsIn(desks);
	if (others.length > 0 && towns.length > 0) return `in ${anyOf(towns)}`;
	const { street, city } = first?.address ?? {};
	if (!street) return `at ${main.place}`;
	return `at ${street}${city && city !== main.town ? ` in ${city}` : ''}`;
}

/** `Orange, Dubbo or Parkes`. */
const anyOf = (towns: readonly string[]): string =>
	[towns.slice(0, -1).join(', '), ...towns.slice(-1)].filter(Boolean).join(' or ');

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
function hours(desk: Place | undefined, locale: Locale): string | null {
	const until = locale === 'en-US' ? ' through ' : ' to ';
	const open = openingHoursLines(desk?.contact_detail.opening_hours ?? []).filter(({ hours }) => /\d/.test(hours));
	if (open.length === 0) return null;
	return open
		.map((line) => `${line.days.split('-').map(dayInFull).join(until)} ${line.hours.replace('-', ' to ')}`)
		.join(', ');
}
