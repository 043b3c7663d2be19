import type { AnalyticsEvent } from './analytics-events.ts';
import { type ActionName, eventNamed } from './named-events.ts';

/** A lead as far as its event goes; `category` and `subcategory` as in the address of /success. */
export type CountedLead = {
	form?: string;
	category?: string;
	subcategory?: string;
	car_type?: unknown;
	/** The car may be driven and not bought. */
	test_drive_only?: boolean;
	/** What the site says that leads of this form count as, `survey`. */
	counts_as?: ActionName | undefined;
};

const leadsByCategory: Readonly<Record<string, AnalyticsEvent>> = {
	'special-offer-enquiry': 16,
	'trade-in-enquiry': 18,
	'fleet-enquiry': 19,
	'service-enquiry': 45,
	'parts-enquiry': 21,
	'finance-enquiry': 23,
	'insurance-enquiry': 24,
	'sell-my-car-enquiry': 40,
	'careers-enquiry': 51,
	'competition-entry': 27,
	survey: 44,
	'team-member-enquiry': 46,
	subscription: 47,
};

/**
 * What a sent lead is counted as (USER-7, FORM-9): what the site says of its form, else by its category; 22, a general enquiry,
 * where nothing says more.
 */
export function leadEvent({
	form,
	category = '',
	subcategory,
	car_type,
	test_drive_only,
	counts_as,
}: CountedLead): AnalyticsEvent {
	if (counts_as) return eventNamed(counts_as);
	if (form === 'book-a-service') return 20;
	const isDrive = category === 'test-drive-enquiry' || subcategory === 'test-drive';
	if (isDrive) return car_type === 'used' || car_type === 'demo' ? 48 : 17;
	if (category === 'new-vehicle-enquiry') return subcategory || test_drive_only ? 17 : 14;
	if (category === 'demo-vehicle-enquiry') return 14;
	if (category === 'used-vehicle-enquiry') return 15;
	return Object.hasOwn(leadsByCategory, category) ? (leadsByCategory[category] ?? 22) : 22;
}

/**
 * What is counted on the way to a lead about finance (USER-7): 28 when an enquiry is begun, 31 when an application such as a
 * pre-approval is, and 32 for every next step of one. Null for any other form, and for an enquiry's own steps.
 */
export function financeEvent(form: { category: string; steps: readonly unknown[] }, what: 'begun' | 'next step') {
	if (form.category !== 'Finance Enquiry') return null;
	const isApplication = form.steps.length > 1;
	if (what === 'next step') return isApplication ? 32 : null;
	return isApplication ? 31 : 28;
}

const valuationEvents: Readonly<Record<string, { 'look-up': AnalyticsEvent; valuation: AnalyticsEvent }>> = {
	'trade-in': { 'look-up': 52, valuation: 53 },
	'sell-your-car': { 'look-up': 43, valuation: 50 },
};

/**
 * What is counted on the way to a lead about the visitor's vehicle (USER-7): a look-up each time that one is asked for, a valuation each
 * time that a range is given. Null for any other form.
 */
export function valuationEvent(form: string, what: 'look-up' | 'valuation'): AnalyticsEvent | null {
	return Object.hasOwn(valuationEvents, form) ? (valuationEvents[form]?.[what] ?? null) : null;
}
