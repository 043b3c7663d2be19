import type { CarShown, FormAbout } from '../../contract/forms-file.ts';
import type { SubscriptionChoice, SubscriptionChoices } from '../../contract/subscription.ts';
import { deviceStore } from '../leads/device/device-store.ts';

type Offer = SubscriptionChoices & {
	plans: readonly { name: string; text: string | null }[];
	weeks: readonly number[];
};

const place = document.querySelector<HTMLElement>('[data-plan-picker]');
if (place) startPicker(place, JSON.parse(place.dataset['planPicker'] ?? '') as Offer);

/** What is chosen of a car by subscription goes wherever its price is said: the offer, the bar, the form and what it sends. */
function startPicker(picker: HTMLElement, { plans, weeks, choices }: Offer): void {
	const chosen = (name: string): number =>
		Number(picker.querySelector<HTMLInputElement>(`[name="subscription-${name}"]:checked`)?.value ?? 0);
	const show = (isSaid: boolean): void => {
		const [plan, term] = [chosen('plan'), chosen('term')];
		const choice = choices[plan]?.[term];
		if (!choice) return;
		amounts(picker, 'plan', (index) => choices[index]?.[term]);
		amounts(picker, 'term', (index) => choices[plan]?.[index]);
		write('text', plans[plan]?.text ?? '');
		showChoice(choice);
		if (isSaid) write('said', `${choice.price}, ${choice.summary}`);
		tellForms(choice);
	};
	// What is cheapest need not be kept: lists begin with it.
	const kept = [
		['plan', plans.map(({ name }, index) => (index > 0 ? name : ''))],
		['term', weeks.map((value, index) => (index > 0 ? String(value) : ''))],
	] as const;
	const store = deviceStore(document.documentElement.dataset['site'] ?? '');
	picker.addEventListener('change', () => {
		show(true);
		for (const [name, values] of kept) store.write(name, values[chosen(name)] || null);
	});
	// A browser that comes back has what was chosen; plan and term may have been chosen before the car.
	for (const [name, values] of kept) {
		const at = values.indexOf(String(store.read(name)), 1);
		const input = picker.querySelector<HTMLInputElement>(`[name="subscription-${name}"][value="${at}"]`);
		if (input && chosen(name) === 0) input.checked = true;
	}
	if (chosen('plan') + chosen('term') > 0) show(false);
}

/** What each of them costs with the other choice as it is. */
function amounts(picker: HTMLElement, name: string, of: (index: number) => SubscriptionChoice | undefined): void {
	for (const input of picker.querySelectorAll<HTMLInputElement>(`[name="subscription-${name}"]`)) {
		const amount = input.parentElement?.querySelector('b');
		if (amount) amount.textContent = of(Number(input.value))?.amount ?? '';
	}
}

function write(name: string, text: string): void {
	for (const element of document.querySelectorAll(`[data-plan="${name}"]`)) element.textContent = text;
}

function showChoice({ amount, price, summary, start }: SubscriptionChoice): void {
	write('amount', amount);
	write('price', price);
	write('summary', summary);
	write('total', start.total);
	for (const [index, row] of [...document.querySelectorAll('[data-plan="row"]')].entries())
		row.textContent = start.rows[index]?.text ?? '';
	const offered = document.querySelector('.car-offer-amount .price-weekly');
	if (offered) offered.textContent = price;
}

/** A form that is opened from now on is about this choice. */
function tellForms({ price, terms, values }: SubscriptionChoice): void {
	const page = document.querySelector<HTMLElement>('[data-car-page]');
	if (!page) return;
	const about = JSON.parse(page.dataset['about'] ?? '{}') as FormAbout;
	const said = JSON.stringify({ ...about, values: { ...about.values, ...values } });
	page.dataset['about'] = said;
	for (const opener of document.querySelectorAll<HTMLElement>('[data-form-dialog="enquiry"]'))
		opener.dataset['about'] = said;
	const car = JSON.parse(page.dataset['car'] ?? '{}') as CarShown;
	page.dataset['car'] = JSON.stringify({ ...car, price, terms });
}
