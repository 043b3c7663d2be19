import type { AnalyticsEvent } from '../../../src/domain/leads/analytics-events.ts';

/** How an event is made to happen on the site of `everything` (USER-7). */
export type Way =
	/** A page of this path is seen. */
	| { page: string }
	/** The contact form is sent about this. */
	| { category: string }
	/** Something is done that the test of this name does. */
	| { act: 'call' | 'calculate' | 'search' | 'save' | 'directions' | 'book a service' | 'drive a used car' }
	/** A button of the page `/insurance/` that the site counts. */
	| { button: string }
	/** The form of this page is begun, or its next step reached. */
	| { form: 'begun' | 'next step'; of: string }
	/** The vehicle of the form on this page is looked up, or a price range is given for it. */
	| { vehicle: 'found' | 'valued'; of: string }
	/** A script of the page counts it: the action is another part's, which tests that it does. */
	| { counted: 'account' | 'chat' | 'deposits' };

/** Every event; a missing one does not compile. */
export const eventWays = {
	1: { page: '/' },
	2: { page: '/stock/list/' },
	3: { page: '/cars/2025-subaru-crosstrek-sport-n10004/' },
	4: { page: '/cars/2020-subaru-crosstrek-base-u10001/' },
	5: { page: '/special-offers/' },
	6: { page: '/fleet/' },
	7: { page: '/service/' },
	8: { page: '/vehicle-parts-and-accessories/' },
	9: { page: '/finance/' },
	10: { page: '/insurance/' },
	11: { page: '/pages/faqs/' },
	12: { page: '/contact/' },
	13: { page: '/about-us/' },
	14: { category: 'New Vehicle Enquiry' },
	15: { category: 'Used Vehicle Enquiry' },
	16: { category: 'Special Offer Enquiry' },
	17: { category: 'Test Drive Enquiry' },
	18: { category: 'Trade-in Enquiry' },
	19: { category: 'Fleet Enquiry' },
	20: { act: 'book a service' },
	21: { category: 'Parts Enquiry' },
	22: { category: 'General Enquiry' },
	23: { category: 'Finance Enquiry' },
	24: { category: 'Insurance Enquiry' },
	25: { act: 'call' },
	26: { act: 'calculate' },
	27: { category: 'Competition Entry' },
	28: { form: 'begun', of: '/finance-enquiry/' },
	29: { act: 'search' },
	30: { button: 'Your finance score' },
	31: { form: 'begun', of: '/apply-for-finance/' },
	32: { form: 'next step', of: '/apply-for-finance/' },
	33: { button: 'A price at once' },
	34: { button: 'Which car suits you?' },
	35: { counted: 'account' },
	36: { counted: 'account' },
	37: { counted: 'account' },
	38: { counted: 'account' },
	39: { act: 'save' },
	40: { category: 'Sell My Car Enquiry' },
	41: { act: 'directions' },
	42: { counted: 'deposits' },
	43: { vehicle: 'found', of: '/sell-your-car/' },
	44: { category: 'Survey' },
	45: { category: 'Service Enquiry' },
	46: { category: 'Team Member Enquiry' },
	47: { category: 'Subscription' },
	48: { act: 'drive a used car' },
	49: { page: '/used-cars/' },
	50: { vehicle: 'valued', of: '/sell-your-car/' },
	51: { category: 'Careers Enquiry' },
	52: { vehicle: 'found', of: '/cars/trade-in/' },
	53: { vehicle: 'valued', of: '/cars/trade-in/' },
	54: { counted: 'chat' },
	55: { counted: 'chat' },
	56: { counted: 'chat' },
	57: { counted: 'chat' },
} as const satisfies Record<AnalyticsEvent, Way>;

type KeysOf<One> = One extends unknown ? keyof One : never;
type WayBy<Kind extends string> = Extract<Way, Readonly<Record<Kind, unknown>>>;

/** The events that happen by one kind of way, each with its way. */
export function eventsBy<Kind extends KeysOf<Way>>(kind: Kind): (readonly [id: number, way: WayBy<Kind>])[] {
	return Object.entries(eventWays as Record<AnalyticsEvent, Way>).flatMap(([id, way]) =>
		kind in way ? [[Number(id), way as WayBy<Kind>] as const] : [],
	);
}
