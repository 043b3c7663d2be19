import type { FormAbout } from '../../contract/forms-file.ts';
import { paintVariants } from './paint-variants.ts';

/** Shows the model in the chosen colour: its picture once that has arrived, its name at once. */
for (const choice of document.querySelectorAll<HTMLElement>('[data-model-paints]')) {
	const picture = choice.parentElement?.querySelector('img');
	if (picture) startPaints(choice, picture);
}

function startPaints(choice: HTMLElement, picture: HTMLImageElement): void {
	const name = choice.querySelector('output');
	let latest: HTMLImageElement | undefined;
	const show = (paint: HTMLInputElement): void => {
		if (name) name.textContent = paint.value;
		paintGallery(paint);
		paintVariants(paint);
		const next = pictureOf(paint, picture);
		latest = next;
		const apply = () => {
			if (latest !== next) return;
			picture.srcset = next.srcset;
			picture.src = next.src;
			picture.alt = next.alt;
		};
		// One that cannot be shown leaves its name to the next: the browser says what is missing.
		next.decode().then(apply, apply);
	};
	choice.addEventListener('change', ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		show(target);
		tellForms(choice.dataset['modelPaints'] ?? '', target);
	});
	// It is asked for as soon as somebody is about to choose it.
	choice.addEventListener('pointerover', ({ target }) => {
		const paint = target instanceof Element ? target.closest('label')?.querySelector('input') : null;
		if (paint) pictureOf(paint, picture);
	});
	// A browser that comes back has the colour that was chosen.
	const [first] = choice.querySelectorAll('input');
	const chosen = choice.querySelector<HTMLInputElement>('input:checked');
	if (chosen && chosen !== first) show(chosen);
}

/** The gallery's first pictures in that colour; its large ones are made again when it is next opened. */
function paintGallery({ dataset }: HTMLInputElement): void {
	const gallery = document.querySelector('[data-gallery]');
	const pictures = JSON.parse(dataset['pictures'] ?? '[]') as { src: string; srcset?: string; alt: string }[];
	if (!gallery || pictures.length === 0) return;
	const shown = [...gallery.querySelectorAll<HTMLImageElement>('[data-gallery-strip] img')];
	for (const [index, { src, srcset = '', alt }] of pictures.entries()) {
		const picture = shown[index];
		if (!picture) continue;
		Object.assign(picture, { srcset, src, alt });
		picture.closest('a')?.setAttribute('href', src);
	}
	for (const made of gallery.querySelectorAll('[data-gallery-photos], [data-gallery-foot]')) made.replaceChildren();
}

/** Who enquires after choosing a colour does not have to write it again, and sees the model in it. */
function tellForms(wish: string, { value, dataset }: HTMLInputElement): void {
	for (const link of document.querySelectorAll<HTMLElement>('[data-form-dialog][data-about]')) {
		const about = JSON.parse(link.dataset['about'] ?? '{}') as FormAbout;
		const { shown, values } = about;
		if (!shown) continue;
		const name = [shown.name, shown.variant].filter(Boolean).join(' ');
		const painted = link.dataset['paintWish'] ?? wish;
		const message = link.dataset['wish'] ?? painted.replace('{name}', () => name).replace('{colour}', () => value);
		const picture = dataset['src'] ?? shown.picture;
		const isAsked = link.dataset['formDialog'] === 'enquiry';
		link.dataset['about'] = JSON.stringify({
			...about,
			...(isAsked && { values: { ...values, message } }),
			shown: { ...shown, picture },
		});
	}
}

function pictureOf({ dataset }: HTMLInputElement, { sizes }: HTMLImageElement): HTMLImageElement {
	const next = new Image();
	next.sizes = sizes;
	next.srcset = dataset['srcset'] ?? '';
	next.src = dataset['src'] ?? '';
	next.alt = dataset['alt'] ?? '';
	return next;
}
