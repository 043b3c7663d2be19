import { type ConditionLabels, conditionLabel } from '../../domain/cars/condition.ts';
import type { TemplateWords } from '../../domain/words/template-words.ts';

/**
 * What the success page says to those who have sent a form, by the category of it, or by its subcategory where that says
 * more: a test drive of a used car is no question about used cars (ROUTE-10, FORM-9, FORM-16).
 */
export type SuccessText = { category: string; heading: string; text: string };

/** The texts of the categories; any other one gets the page's plain thanks. */
export function successTexts({ singular, plural, drive }: TemplateWords, labels: ConditionLabels): SuccessText[] {
	const texts: [categories: string, heading: string, text: string][] = [
		[
			'new-vehicle-enquiry',
			'Thanks for your enquiry',
			`We have your question about a new ${singular} and will be in touch.`,
		],
		[
			'used-vehicle-enquiry',
			'Thanks for your enquiry',
			`We have your question about one of our ${conditionLabel('used', labels)} ${plural} and will be in touch.`,
		],
		[
			'demo-vehicle-enquiry',
			'Thanks for your enquiry',
			`We have your question about a demo ${singular} and will be in touch.`,
		],
		['general-enquiry', 'Thanks for your message', 'We have it and will get back to you.'],
		['service-enquiry', 'Thanks for your service enquiry', 'We will get back to you to agree on a time.'],
		['parts-enquiry', 'Thanks for your parts enquiry', 'We will look it up and get back to you.'],
		['fleet-enquiry', 'Thanks for your fleet enquiry', 'We will get back to you to talk about what you need.'],
		['finance-enquiry', 'Thanks for your finance enquiry', 'We will get back to you about it. Nothing is decided yet.'],
		['careers-enquiry', 'Thanks for your interest', 'We will read what you sent and get back to you.'],
		[
			'sell-my-car-enquiry',
			`Thanks for telling us about your ${singular}`,
			'We will look at what you sent and get back to you.',
		],
		[
			'trade-in-enquiry',
			`Thanks for telling us about your ${singular}`,
			'We will look at what you sent and get back to you.',
		],
		[
			'test-drive-enquiry',
			`Thanks, we have your request for a ${drive}`,
			'It is not booked yet. We will get back to you to arrange a time.',
		],
		['special-offer-enquiry', 'Thanks for your enquiry', 'We have your question about the offer and will be in touch.'],
	];
	const bySubcategory: typeof texts = [
		[
			'test-drive',
			`Thanks, we have your request for a ${drive}`,
			'It is not booked yet. We will get back to you to arrange a time.',
		],
		['request-photos', 'Thanks for your request', 'We will take the photos and send them to you.'],
		[
			'pre-approval',
			'Thanks for your application',
			'We will get back to you about your pre-approval. Nothing is decided yet.',
		],
		['application', 'Thanks for your application', 'We will get back to you about it. Nothing is decided yet.'],
		['warranty', 'Thanks for telling us', 'We will look at what you sent and get back to you about the warranty.'],
		['conversion', 'Thanks for your enquiry', 'We have your question about the conversion and will be in touch.'],
	];
	return [...bySubcategory, ...texts].map(([category, heading, text]) => ({ category, heading, text }));
}
