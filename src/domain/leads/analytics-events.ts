/**
 * What the analytics count (USER-7): every event by its id, and which of them a page is.
 * A used car's page is 4, a phone number clicked there 25 with the label `Used Car`. Leads: `lead-event.ts`.
 */
export const analyticsEvents = {
	1: 'view-home',
	2: 'view-vehicle-list',
	3: 'view-new-vehicle',
	4: 'view-used-vehicle',
	5: 'view-special-offers',
	6: 'view-fleet',
	7: 'view-service',
	8: 'view-parts',
	9: 'view-finance',
	10: 'view-insurance',
	11: 'view-ownership',
	12: 'view-contact',
	13: 'view-about',
	14: 'new-vehicle-enquiry',
	15: 'used-vehicle-enquiry',
	16: 'special-offer-enquiry',
	17: 'test-drive-new',
	18: 'trade-in-enquiry',
	19: 'fleet-enquiry',
	20: 'service-booking',
	21: 'parts-enquiry',
	22: 'general-enquiry',
	23: 'finance-enquiry',
	24: 'insurance-enquiry',
	25: 'click-to-call',
	26: 'calculator',
	27: 'competition-entry',
	28: 'finance',
	29: 'search',
	30: 'finance-score',
	31: 'pre-approval-initiation',
	32: 'next-step',
	33: 'instant-price',
	34: 'quiz',
	35: 'open-login',
	36: 'request-code',
	37: 'submit-code',
	38: 'complete-registration',
	39: 'wishlist',
	40: 'sell-my-car',
	41: 'get-directions',
	42: 'reserve-car',
	43: 'sell-car-lookup',
	44: 'survey',
	45: 'service-enquiry',
	46: 'team-member',
	47: 'subscription',
	48: 'test-drive-used',
	49: 'view-used-list',
	50: 'sell-valuation',
	51: 'career',
	52: 'trade-in-lookup',
	53: 'trade-in-valuation',
	54: 'chat-opened',
	55: 'chat-first-message',
	56: 'document-request',
	57: 'chat-message',
} as const;

export type AnalyticsEvent = keyof typeof analyticsEvents;

/** What is counted when a car's page is seen; a demo counts as new (USER-7). */
export function carPageView(carType: string | undefined): 3 | 4 {
	return carType === 'used' ? 4 : 3;
}

/** What is counted when a list is seen; one of used cars alone is a used list as well (USER-7). */
export function listPageViews(carTypes: readonly string[]): AnalyticsEvent[] {
	return carTypes.length === 1 && carTypes[0] === 'used' ? [2, 49] : [2];
}

const viewsByAddress: Readonly<Record<string, AnalyticsEvent>> = {
	'/': 1,
	'/special-offers/': 5,
	'/fleet/': 6,
	'/service/': 7,
	'/book-a-service/': 7,
	'/vehicle-parts-and-accessories/': 8,
	'/parts/': 8,
	'/finance/': 9,
	'/finance-enquiry/': 9,
	'/apply-for-finance/': 9,
	'/finance-pre-approval/': 9,
	'/insurance/': 10,
	'/ownership/': 11,
	'/warranty/': 11,
	'/about-us/': 13,
};

/**
 * What is counted when a page of words with this address is seen, with `/pages` before it or not; most count as nothing. A tenant's
 * `counts_as` of a page says more.
 */
export function contentPageView(address: string): AnalyticsEvent | null {
	const bare = address.replace(/^\/pages(?=\/.)/, '');
	return viewsByAddress[bare] ?? null;
}

/** The label of a phone number that is clicked on a page that counts as `views`: `New Car`, `Used Car`, elsewhere none (LOC-9). */
export function phoneLabel(views: readonly AnalyticsEvent[]): string | undefined {
	if (views.includes(3)) return 'New Car';
	return views.includes(4) ? 'Used Car' : undefined;
}

/** Whether a car's own tag says that it is for test drives alone: `*** Test Drive Vehicle Only ***`. */
export function isTestDriveOnly(tag: string | null | undefined): boolean {
	return /\btest drive (?:vehicle )?only\b/i.test(tag ?? '');
}
