import type { AnalyticsEvent } from '../../domain/leads/analytics-events.ts';
import type { CountedEntry } from '../../domain/leads/counted-entry.ts';

/** An event by the Automotive Standards Council's names, as `gtag('event', name, parameters)` takes it. */
export type AscEvent = { name: `asc_${string}`; parameters: Readonly<Record<string, string>> };

/** What one of our events is to the council; the first is the general event, others are sent beside it. */
type Row = readonly [
	name: AscEvent['name'] | readonly AscEvent['name'][],
	parameters?: Readonly<Record<string, string>>,
];

const page: Row = ['asc_pageview'];
const form = (department: string, ...special: AscEvent['name'][]): Row => [
	['asc_form_submission', ...special],
	{ department, comm_type: 'form', comm_status: 'send' },
];
const sales = form('sales', 'asc_form_submission_sales');
const drive = form('sales', 'asc_form_submission_sales', 'asc_form_submission_sales_appt');
const general = form('sales');
const flow = (flow_name: string, event_action: string): Row => ['asc_retail_process', { flow_name, event_action }];
const sign_in = (event_action: string): Row => flow('sign_in', event_action);
const finance = (event_action: string): Row => flow('finance', event_action);
const trade = (event_action: string): Row => flow('trade', event_action);
const chat = (comm_status: string): Row => [
	'asc_comm_engagement',
	{ department: 'sales', comm_type: 'chat', comm_status },
];

/** Every event of ours has its row: a missing one does not compile (USER-7). 49 is always beside a 2, which the council counts. */
const rows: Readonly<Record<AnalyticsEvent, Row>> = {
	1: page,
	2: [['asc_pageview', 'asc_itemlist_pageview']],
	3: [['asc_pageview', 'asc_item_pageview']],
	4: [['asc_pageview', 'asc_item_pageview']],
	5: page,
	6: page,
	7: page,
	8: page,
	9: page,
	10: page,
	11: page,
	12: page,
	13: page,
	14: sales,
	15: sales,
	16: sales,
	17: drive,
	18: form('trade', 'asc_form_submission_trade'),
	19: sales,
	20: form('service', 'asc_form_submission_service', 'asc_form_submission_service_appt'),
	21: form('parts', 'asc_form_submission_parts'),
	22: sales,
	23: form('finance', 'asc_form_submission_sales'),
	24: general,
	25: ['asc_click_to_call', { department: 'sales', comm_type: 'voice', event_action: 'click' }],
	26: ['asc_retail_process', { flow_name: 'finance', event_action: 'calculate' }],
	27: general,
	28: finance('start'),
	29: [
		'asc_element_configuration',
		{ element_type: 'search_bar', event_action: 'search', event_action_result: 'filter' },
	],
	30: finance('score'),
	31: finance('start_pre_approval'),
	32: finance('next_step'),
	33: finance('instant_price'),
	34: finance('quiz'),
	35: sign_in('open'),
	36: sign_in('request_code'),
	37: sign_in('submit_code'),
	38: sign_in('complete'),
	39: ['asc_cta_interaction', { element_type: 'wishlist', event_action: 'click' }],
	40: form('trade', 'asc_form_submission_trade'),
	41: [
		'asc_cta_interaction',
		{ element_type: 'get_directions', event_action: 'click', event_action_result: 'redirect' },
	],
	42: flow('reserve', 'complete'),
	43: trade('look_up'),
	44: general,
	45: form('service', 'asc_form_submission_service'),
	46: general,
	47: general,
	48: drive,
	49: [[]],
	50: trade('valuation'),
	51: form('careers'),
	52: trade('look_up'),
	53: trade('valuation'),
	54: chat('start'),
	55: chat('engage'),
	56: [
		['asc_comm_submission', 'asc_comm_submission_sales'],
		{ department: 'sales', comm_type: 'chat', comm_status: 'send' },
	],
	57: chat('engage'),
};

/**
 * What an event of ours is called by the Automotive Standards Council, with what is known of it: a sent test drive is
 * asc_form_submission, and _sales and _sales_appt beside it. Values are in lower case, with `_` for spaces.
 */
export function ascEvents({ event_id, ...entry }: Omit<CountedEntry, 'event' | 'event_name'>): AscEvent[] {
	const [names, parameters = {}] = rows[event_id];
	const { event_label, form_name, phone_number, event_time } = entry;
	const known = {
		...parameters,
		...(form_name && { form_name: ascValue(form_name) }),
		...(event_label && { element_text: ascValue(event_label) }),
		...(phone_number && { comm_phone_number: phone_number }),
		...(event_time && { event_time: new Date(event_time).toISOString() }),
	};
	return [names].flat().map((name) => ({ name, parameters: known }));
}

/** `Pearl White` as the council writes values: `pearl_white`. */
export const ascValue = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, '_');
