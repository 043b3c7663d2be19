import type { AnalyticsEvent } from './analytics-events.ts';

/** A lead as far as its event goes; `category` and `subcategory` as in the address of /success. */
export type CountedLead = {
	form?: string;
	category?: string;
	subcategory?: string;
	car_type?: unknown;
	/** The car may be driven and not bought. */
	test_drive_only?: boolean;
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
};

/** What a sent lead is counted as (USER-7, FORM-9); 22, a general enquiry, where nothing says more. */
export function leadEvent({
	form,
	category = '',
	subcategory,
	car_type,
	test_drive_only,
}: CountedLead): AnalyticsEvent {
	if (form === 'book-a-service') return 20;
	const isDrive = category === 'test-drive-enquiry' || subcategory === 'test-drive';
	if (isDrive) return car_type === 'used' || car_type === 'demo' ? 48 : 17;
	if (category === 'new-vehicle-enquiry') return subcategory || test_drive_only ? 17 : 14;
	if (category === 'demo-vehicle-enquiry') return 14;
	if (category === 'used-vehicle-enquiry') return 15;
	return Object.hasOwn(leadsByCategory, category) ? (leadsByCategory[category] ?? 22) : 22;
}
