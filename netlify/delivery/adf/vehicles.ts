import type { LeadPayload } from '../../../src/contract/lead.ts';
import { shownDistance } from '../../../src/domain/cars/distance.ts';
import { valuationKeys } from '../../../src/domain/leads/valuation-keys.ts';
import { type Locale, localeRow } from '../../../src/domain/locales/rows.ts';
import type { StoredLead } from '../../platform/db/rows/lead-rows.ts';
import type { AdfLead } from './adf-lead.ts';
import { amount, answer } from './answers.ts';
import { element, leaf, optionalLeaf, type Xml } from './xml.ts';

type Interest = 'buy' | 'sell' | 'trade-in' | 'test-drive';

/** Keys that the vehicles' elements contain. */
export const vehicleKeys = [
	'car_id',
	'car_ids',
	'car_types',
	'car_type',
	'car_name',
	'stock_number',
	'Vehicle Make',
	'Vehicle Model',
	'Vehicle Year',
	'Vehicle Variant',
	'Rego',
	'Rego State',
	'VIN',
	...valuationKeys,
	'kilometres',
	'condition',
	'deposit',
	'vehicle_price_budget',
] as const;

/**
 * The vehicles of a lead: the car in stock that it is about, or each of several (USER-1), and the visitor's own as the second (a trade-in) or only one
 * (`sell`, service, parts). ADF requires at least one, so a general question has an empty one.
 */
export function vehicles(parcel: AdfLead): Xml[] {
	const { lead } = parcel;
	const about = answer(lead.payload, 'car_id') || answer(lead.payload, 'stock_number');
	const own = isOwnVehicle(lead);
	const several = answer(lead.payload, 'car_ids').match(/\d+/g) ?? [];
	const types = answer(lead.payload, 'car_types').split(',');
	if (!own && several.length > 0) return several.map((id, index) => oneOfSeveral(parcel, id, types[index] === 'new'));
	if (!own) return [stockVehicle(parcel, true)];
	return about ? [stockVehicle(parcel, false), ownVehicle(parcel)] : [ownVehicle(parcel)];
}

/** Whether make, model and year describe the visitor's own vehicle, since the forms share these keys: with a `Rego`, or a category such as service. */
export function isOwnVehicle({ payload, category }: Pick<StoredLead, 'payload' | 'category'>): boolean {
	return answer(payload, 'Rego') !== '' || /trade-?in|sell|service|parts|warranty|conversion/i.test(category ?? '');
}

function stockVehicle({ lead, site }: AdfLead, named: boolean): Xml {
	const { payload } = lead;
	const { currency } = localeRow(site.locale);
	const isNew = answer(payload, 'car_type') === 'new' || /^new vehicle/i.test(lead.category ?? '');
	return element(
		'vehicle',
		[
			...ids(payload, site.slug),
			...(named ? name(payload) : unnamed()),
			optionalLeaf('stock', answer(payload, 'stock_number')),
			finance(payload, currency),
			optionalLeaf('comments', answer(payload, 'car_name')),
		],
		// A demonstrator counts as used.
		{ interest: interestOf(lead), status: isNew ? 'new' : 'used' },
	);
}

/** The comments have their names. */
const oneOfSeveral = ({ site }: AdfLead, id: string, isNew: boolean): Xml =>
	element('vehicle', [leaf('id', id, { sequence: '1', source: site.slug }), ...unnamed()], {
		interest: 'buy',
		status: isNew ? 'new' : 'used',
	});

function ownVehicle({ lead, site }: AdfLead): Xml {
	const { payload } = lead;
	const [rego, state] = [answer(payload, 'Rego'), answer(payload, 'Rego State')];
	return element(
		'vehicle',
		[
			...name(payload),
			optionalLeaf('vin', answer(payload, 'VIN')),
			optionalLeaf('trim', answer(payload, 'Vehicle Variant')),
			odometer(amount(payload, 'kilometres'), site.locale),
			optionalLeaf('condition', answer(payload, 'condition')),
			optionalLeaf('pricecomments', shownRange(payload)),
			optionalLeaf('comments', rego && `Registration: ${[rego, state].filter(Boolean).join(', ')}`),
		],
		{ interest: ownInterestOf(lead), status: 'used' },
	);
}

/**
 * The range that the visitor's browser was shown, in words (FORM-17): an ADF price is one figure, which a dealer's system would take for
 * an appraisal.
 */
function shownRange(payload: LeadPayload): string {
	const [low, high] = [amount(payload, 'Valuation Low'), amount(payload, 'Valuation High')];
	if (!low || !high) return '';
	const source = answer(payload, 'Valuation Provider');
	const date = answer(payload, 'Valuation Date');
	const until = answer(payload, 'Valuation Valid Until');
	const range = `Range shown to the visitor: ${low} to ${high} ${answer(payload, 'Valuation Currency')}`.trim();
	return [range, source && `by ${source}`, date && `on ${date}`, until && `valid until ${until}`]
		.filter(Boolean)
		.join(', ');
}

/** In the unit of the dealer's country; a lead has kilometres. */
function odometer(kilometres: string, locale: Locale): Xml | null {
	const { value, unit } = shownDistance(Number(kilometres), locale);
	return optionalLeaf('odometer', kilometres && String(value), {
		status: 'unknown',
		units: unit === 'KMT' ? 'km' : 'mi',
	});
}

function interestOf({ form, category, subcategory, payload }: StoredLead): Interest {
	const drive = `${form} ${category} ${subcategory}`;
	return /test.?drive/i.test(drive) || 'Test Drive Booking Date' in payload ? 'test-drive' : 'buy';
}

/** What the visitor wants for their own vehicle. ADF has no word for service or parts; the comments say it. */
function ownInterestOf({ category, payload }: StoredLead): Interest {
	if (/trade-?in/i.test(category ?? '')) return 'trade-in';
	if (/sell/i.test(category ?? '')) return 'sell';
	return answer(payload, 'car_id') ? 'trade-in' : 'buy';
}

function ids(payload: LeadPayload, source: string): Xml[] {
	const id = answer(payload, 'car_id');
	return id ? [leaf('id', id, { sequence: '1', source })] : [];
}

const name = (payload: LeadPayload): Xml[] => [
	leaf('year', answer(payload, 'Vehicle Year')),
	leaf('make', answer(payload, 'Vehicle Make')),
	leaf('model', answer(payload, 'Vehicle Model')),
];

const unnamed = (): Xml[] => ['year', 'make', 'model'].map((part) => leaf(part, ''));

function finance(payload: LeadPayload, currency: string): Xml | null {
	const [deposit, budget] = [amount(payload, 'deposit'), amount(payload, 'vehicle_price_budget')];
	if (!deposit && !budget) return null;
	return element('finance', [
		leaf('method', 'finance'),
		optionalLeaf('amount', deposit, { type: 'downpayment', limit: 'exact', currency }),
		optionalLeaf('amount', budget, { type: 'total', limit: 'maximum', currency }),
	]);
}
