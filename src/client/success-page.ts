import { deviceStore, tabStore } from './leads/device/device-store.ts';
import { ownTime } from './leads/device/held-time.ts';
import { rememberedSuccess } from './leads/device/remembered.ts';
import { sentLead } from './leads/device/sent-lead.ts';

/**
 * Shows the text of the category in the address, `?category=finance-enquiry`, in place of the plain thanks, and what happens next (ROUTE-10), or
 * that of the subcategory where there is one; without a category that of the last form that was sent from this device
 * (USER-5).
 */
const siteSlug = document.documentElement.dataset['site'] ?? '';
const device = deviceStore(siteSlug);
const query = new URLSearchParams(location.search);
const texts = [...document.querySelectorAll<HTMLElement>('[data-success]')];
const textOf = (name: string | null) => texts.find(({ dataset }) => dataset['success'] === name);
const chosen = textOf(query.get('subcategory')) ?? textOf(query.get('category') ?? rememberedSuccess(device));
if (chosen) {
	show('[data-success-heading]', chosen.dataset['heading']);
	show('[data-success-text]', chosen.dataset['text']);
	if (chosen instanceof HTMLTemplateElement)
		document.querySelector('[data-success-steps] > ol')?.replaceChildren(chosen.content.cloneNode(true));
}

// What this tab has sent itself: who answers, and by when.
const sent = sentLead(tabStore(siteSlug));
const facts = document.querySelector<HTMLElement>('[data-success-facts]')?.dataset['successFacts'];
if (sent && facts) {
	void import('./success/what-next.ts').then(({ tellWhatNext }) => tellWhatNext({ facts: JSON.parse(facts), sent }));
}

// A time that this tab has booked: loaded by nobody else.
if (query.get('subcategory') === 'test-drive' && ownTime(tabStore(siteSlug)) !== null) {
	const element = (selector: string) => document.querySelector<HTMLElement>(selector);
	const told = { heading: element('[data-success-heading]'), text: element('[data-success-text]') };
	void import('./booked-time.ts').then(({ tellBookedTime }) => tellBookedTime(siteSlug, told));
}

function show(selector: string, text: string | undefined): void {
	const element = document.querySelector(selector);
	if (element && text) element.textContent = text;
}
