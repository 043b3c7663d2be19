import type { SuccessPageFacts } from '../contract/success-page.ts';
import { deviceStore, tabStore } from './leads/device/device-store.ts';
import { ownTime } from './leads/device/held-time.ts';
import { rememberedSuccess } from './leads/device/remembered.ts';
import { sentLead } from './leads/device/sent-lead.ts';
import { askedRows, drawAsked, placeOf } from './success/asked-rows.ts';
import { tellWorth } from './success/tell-worth.ts';

/**
 * Shows the text of the category in the address, `?category=finance-enquiry`, in place of the plain thanks, and what happens next (ROUTE-10), or
 * that of the subcategory where there is one; without a category that of the last form that was sent from this device
 * (USER-5). No thanks where nothing was sent.
 */
const siteSlug = document.documentElement.dataset['site'] ?? '';
const device = deviceStore(siteSlug);
const query = new URLSearchParams(location.search);
const texts = [...document.querySelectorAll<HTMLElement>('[data-success]')];
const textOf = (name: string | null) => texts.find(({ dataset }) => dataset['success'] === name);
const category = query.get('category');
const last = rememberedSuccess(device);

// What this tab has sent itself: who answers, and by when.
const tab = tabStore(siteSlug);
const sent = sentLead(tab);
const chosen = textOf(query.get('subcategory')) ?? textOf(sent?.form ?? '') ?? textOf(category ?? last);
/** An address alone is no lead: somebody may share or keep it. A device that keeps nothing cannot say. */
const wasSent = sent !== null || (last !== null && [null, last].includes(category)) || !keepsAnything();

if (chosen && wasSent) {
	show('[data-success-heading]', chosen.dataset['heading']);
	show('[data-success-text]', textAbout(chosen, sent?.carName ?? ''));
	if (chosen instanceof HTMLTemplateElement)
		document.querySelector('[data-success-steps] > ol')?.replaceChildren(chosen.content.cloneNode(true));
	const next = document.querySelector<HTMLAnchorElement>('[data-success-next]');
	if (next) next.href = chosen.dataset['nextPath'] ?? next.href;
	show('[data-success-next]', chosen.dataset['next']);
	showMore(chosen.dataset['more']);
}

const page = document.querySelector<HTMLElement>('[data-success-facts]');
const facts = page?.dataset['successFacts'];
if (page && !wasSent) {
	page.dataset['state'] = 'nothing';
	show('[data-success-heading]', page.dataset['nothing']);
	show('[data-success-text]', page.dataset['nothingText']);
}
if (sent && facts) {
	const about = document.querySelector<HTMLElement>('[data-success-car]');
	about?.toggleAttribute('hidden', sent.car === '');
	about?.replaceChildren(carOnItsWay(sent.carName));
	page.dataset['state'] = 'sent';
	const told: SuccessPageFacts = JSON.parse(facts);
	const locale = document.documentElement.lang;
	if (sent.worth) tellWorth(sent.worth, sent.vehicle);
	drawAsked(askedRows({ sent, place: placeOf(told, sent), facts: told, locale }));
	void import('./success/what-next.ts').then(({ tellWhatNext }) => tellWhatNext({ facts: told, sent }));
}

// A time that this tab has booked: loaded by nobody else.
if (query.get('subcategory') === 'test-drive' && ownTime(tab) !== null) {
	const element = (selector: string) => document.querySelector<HTMLElement>(selector);
	const told = { heading: element('[data-success-heading]'), text: element('[data-success-text]') };
	void import('./booked-time.ts').then(({ tellBookedTime }) => tellBookedTime(siteSlug, told));
}

/** The car's name where the card of it will have it: the picture and the price come with the file of all cars. */
function carOnItsWay(name: string): HTMLElement {
	const line = Object.assign(document.createElement('span'), { className: 'success-car' });
	line.append(document.createElement('i'), Object.assign(document.createElement('strong'), { textContent: name }));
	return line;
}

function keepsAnything(): boolean {
	return tab.write('sent', tab.read('sent'));
}

/** Its text, with the car's name where that is known. */
function textAbout({ dataset: { text, named } }: HTMLElement, car: string): string | undefined {
	return named && car !== '' ? named.replace('{car}', () => car) : text;
}

/** The pages that are of use after this form, `trade-in finance`; the others are not shown. */
function showMore(names: string | undefined): void {
	const wanted = names?.split(' ');
	for (const tile of document.querySelectorAll<HTMLElement>('[data-success-more]'))
		tile.hidden = wanted?.includes(tile.dataset['successMore'] ?? '') === false;
}

function show(selector: string, text: string | undefined): void {
	const element = document.querySelector(selector);
	if (element && text) element.textContent = text;
}
