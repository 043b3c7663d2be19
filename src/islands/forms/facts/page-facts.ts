import type { CarShown, FormAbout } from '../../../contract/forms-file.ts';

const carPage = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-car-page]');

/** What the page around a form or its opener knows: the nearest `data-about`, else that of the page's car. */
export function pageAbout(element: Element): FormAbout {
	const place = element.closest<HTMLElement>('[data-about]') ?? carPage();
	return JSON.parse(place?.dataset['about'] ?? '{}') as FormAbout;
}

/** The car of a car's page; null on any other page. */
export function pageCar(): CarShown | null {
	return JSON.parse(carPage()?.dataset['car'] ?? 'null') as CarShown | null;
}
