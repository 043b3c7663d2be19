import type { FormAbout } from '../../../contract/forms-file.ts';

/** The car that a form is about, as the page shows it. */
export type CarShown = {
	name: string;
	variant: string;
	price: string;
	stocknum: string;
	picture: { src: string; width: number; height: number } | null;
};

/** What the page around a form or its opener knows: the nearest `data-about`, else that of the page's car. */
export function aboutOf(element: Element): FormAbout {
	const place = element.closest<HTMLElement>('[data-about]') ?? document.querySelector<HTMLElement>('[data-car-page]');
	return JSON.parse(place?.dataset['about'] ?? '{}') as FormAbout;
}

/** The car of a car's page: its texts and first picture stand there already, so that no dialog has to carry them. */
export function carShown(page: ParentNode = document): CarShown | null {
	const place = page.querySelector('[data-car-page]');
	const title = place?.querySelector('h1');
	if (!place || !title) return null;
	const variant = textOf(title.querySelector('span'));
	const image = place.querySelector<HTMLImageElement>('.gallery-thumbnails img, .gallery-strip img');
	const src = image?.currentSrc || image?.getAttribute('src');
	return {
		name: textOf(title)
			.slice(0, variant ? -variant.length : undefined)
			.trim(),
		variant,
		price: textOf(place.querySelector('.car-offer .price strong')),
		stocknum: (JSON.parse(place.getAttribute('data-about') ?? '{}') as FormAbout).values?.['stock_number'] ?? '',
		picture: src ? { src, width: sizeOf(image, 'width'), height: sizeOf(image, 'height') } : null,
	};
}

/** As it is drawn; in a page that is only read, as it says. */
const sizeOf = (image: HTMLImageElement | null, side: 'width' | 'height'): number =>
	image?.[side] || Number(image?.getAttribute(side) ?? 0);

/** Without what only screen readers hear. */
function textOf(element: Element | null | undefined): string {
	const copy = element?.cloneNode(true) as Element | undefined;
	for (const hidden of copy?.querySelectorAll('.sr-only') ?? []) hidden.remove();
	return copy?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
