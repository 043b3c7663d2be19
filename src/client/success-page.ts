import { deviceStore } from './leads/device/device-store.ts';
import { rememberedSuccess } from './leads/device/remembered.ts';

/**
 * Shows the text of the category in the address, `?category=finance-enquiry`, in place of the plain thanks (ROUTE-10), or
 * that of the subcategory where there is one; without a category that of the last form that was sent from this device
 * (USER-5).
 */
const device = deviceStore(document.documentElement.dataset['site'] ?? '');
const query = new URLSearchParams(location.search);
const texts = [...document.querySelectorAll<HTMLElement>('[data-success]')];
const textOf = (name: string | null) => texts.find(({ dataset }) => dataset['success'] === name);
const chosen = textOf(query.get('subcategory')) ?? textOf(query.get('category') ?? rememberedSuccess(device));
if (chosen) {
	show('[data-success-heading]', chosen.dataset['heading']);
	show('[data-success-text]', chosen.dataset['text']);
}

function show(selector: string, text: string | undefined): void {
	const element = document.querySelector(selector);
	if (element && text) element.textContent = text;
}
