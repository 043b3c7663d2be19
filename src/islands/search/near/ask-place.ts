import { adoptStyles } from '../../../client/adopt-styles.ts';
import { loadKnown } from '../../../client/places/load-known.ts';
import { meantPlaces, spokenOf, suggestedPlaces } from '../../../domain/places/known-places.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import styles from './ask-place.css?inline';
import type { VisitorPlace } from './visitor-place.ts';

type Of = { near: VisitorPlace; locale: Locale };

/** Suggestions that a phone shows above its keys without scrolling. */
const suggested = 6;

/** Asks below the quick filters for a suburb or postcode, and puts the cars that are nearest to it first (SRCH-2). The places it knows are loaded while somebody types. */
export function askPlace(search: HTMLElement, { near, locale }: Of): HTMLFormElement {
	adoptStyles('near-ask', styles);
	search.querySelector('.near-ask')?.remove();
	const form = formIn(locale);
	search.querySelector('.search-bar')?.append(form);
	const input = form.querySelector('input');
	const said = form.querySelector('[role="status"]');
	const known = loadKnown(locale).catch(() => []);
	const meantBy = async (typed: string) => meantPlaces(await known, typed, near.places);
	input?.addEventListener('input', async () => {
		const { places, by } = await meantBy(input.value.trim());
		const names = by === 'words' ? suggestedPlaces(places, suggested) : [];
		form.querySelector('datalist')?.replaceChildren(...names.map((name) => new Option(name, name)));
	});
	form.addEventListener('submit', async (event) => {
		event.preventDefault();
		const typed = input?.value.trim() ?? '';
		const meant = await meantBy(typed);
		const [place] = meant.places;
		if (place) {
			form.remove();
			void near.locate({ name: spokenOf(meant, typed), at: place.at });
		} else if (typed)
			said?.replaceChildren(localiseText(`We don’t know “${typed}”. Check it, or type a postcode.`, locale));
	});
	input?.focus();
	return form;
}

function formIn(locale: Locale): HTMLFormElement {
	const form = Object.assign(document.createElement('form'), { className: 'near-ask', noValidate: true });
	const label = Object.assign(document.createElement('label'), {
		textContent: localiseText('Your suburb or postcode', locale),
		htmlFor: 'near-place',
	});
	const input = Object.assign(document.createElement('input'), { id: 'near-place', autocomplete: 'postal-code' });
	input.setAttribute('list', 'near-places');
	const names = Object.assign(document.createElement('datalist'), { id: 'near-places' });
	const button = Object.assign(document.createElement('button'), {
		className: 'button button-outline button-small',
		textContent: 'Nearest first',
	});
	const said = Object.assign(document.createElement('p'), { role: 'status' });
	form.append(label, input, names, button, said);
	return form;
}
