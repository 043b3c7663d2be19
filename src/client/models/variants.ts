import type { FormAbout } from '../../contract/forms-file.ts';
import { askedIn, keepAsked } from './asked-address.ts';
import { tellPrice } from './tell-price.ts';
import { tellRepayment } from './tell-repayment.ts';

/**
 * What a page says of its model follows the variant that is chosen: its name and price in the head and the bars, its price in the calculator, and what the forms know
 * (ROUTE-17, FORM-10, CAR-12). The address names it, so that it is still chosen for who comes back or is sent the link.
 */
for (const choice of document.querySelectorAll<HTMLElement>('.variant-choice')) startVariants(choice);

function startVariants(choice: HTMLElement): void {
	const links = [...document.querySelectorAll<HTMLElement>('[data-form-dialog][data-about]')].filter(speaksOfModel);
	const follow = (chosen: HTMLInputElement): void => {
		const own = choice.querySelector<HTMLElement>(`#${chosen.id} + label + article`);
		// What the visitor has changed in the calculator stays for the same variant.
		if (own && choice.dataset['chosen'] !== chosen.value) tellRepayment(own);
		choice.dataset['chosen'] = chosen.value;
		const { price } = chosen.dataset;
		tellPrice(price === undefined ? null : Number(price), chosen.value);
		tellCost(chosen);
		const about = aboutOf(own?.querySelector<HTMLElement>('[data-about]') ?? null);
		for (const link of links)
			if (link.dataset['formDialog'] === 'enquiry') tellForm(link, about);
			else tellDrive(link, about, chosen.dataset['driveOther']);
	};
	const choose = (chosen: HTMLInputElement): void => {
		keepAsked({ variant: chosen.value });
		follow(chosen);
	};
	// Who presses the one that is shown first chooses it without changing anything.
	for (const kind of ['click', 'change'])
		choice.addEventListener(kind, ({ target }) => target instanceof HTMLInputElement && choose(target));
	// A browser that comes back has the variant that was chosen; the one that is shown first was chosen by nobody, unless the address names it.
	const named = namedVariant(choice);
	const chosen = named ?? choice.querySelector<HTMLInputElement>('input:checked:not([checked])');
	if (!chosen) return;
	chosen.checked = true;
	follow(chosen);
}

/** The variant that the address names, `?badge=GXL`. */
function namedVariant(choice: HTMLElement): HTMLInputElement | undefined {
	const name = askedIn(location.href, 'variant').toLowerCase();
	return [...choice.querySelectorAll<HTMLInputElement>(':scope > input')].find(
		({ value }) => value.toLowerCase() === name,
	);
}

/** Used ones are asked about by their own years and prices. */
function speaksOfModel(link: HTMLElement): boolean {
	return !link.closest('#variants') && aboutOf(link).values?.['car_type'] !== 'used';
}

function aboutOf(link: HTMLElement | null): FormAbout {
	return JSON.parse(link?.dataset['about'] ?? '{}') as FormAbout;
}

/** A test drive has room for words of the visitor's own; what asks for something else than the model says that of each variant. */
function tellForm(link: HTMLElement, { values = {}, ...about }: FormAbout): void {
	const { message, ...others } = values;
	const asked = link.dataset['formDialog'] === 'enquiry' ? (link.dataset['wish'] ?? message) : undefined;
	link.dataset['about'] = JSON.stringify({ ...about, values: { ...others, ...(asked && { message: asked }) } });
}

/** Where the variant has to be ordered, another one of the model is driven, and the form says so. */
function tellDrive(link: HTMLElement, about: FormAbout, other: string | undefined): void {
	link.dataset['own'] ??= link.dataset['about'] ?? '';
	tellForm(link, about);
	if (other === undefined) link.removeAttribute('data-title');
	else Object.assign(link.dataset, { about: link.dataset['own'], title: other });
}

function tellCost({ dataset }: HTMLInputElement): void {
	for (const place of document.querySelectorAll('[data-model-cost]')) {
		place.querySelector('strong')?.replaceChildren(dataset['cost'] ?? '');
		const [label, terms] = place.querySelectorAll('span');
		label?.replaceChildren(dataset['costLabel'] ?? '');
		terms?.replaceChildren(dataset['costTerms'] ?? '');
	}
}
