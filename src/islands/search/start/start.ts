import { loadSearch } from '../../../client/search/load-search.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';
import { makeFilterDialog } from './filter-dialog.ts';
import { type HeldClicks, holdClicks } from './held-clicks.ts';
import { showSearchFailure } from './search-failure.ts';

/**
 * All that a page of results loads of the search at first. React, the search and the index of the stock are loaded when
 * the filters or results are first pointed at, touched, focused or typed into, and at once where the address asks for
 * more than the page shows. Until then what is typed is remembered and clicks on choices wait; where the search cannot be
 * loaded, the page works by its links.
 */
function startOnIntent(place: HTMLElement): void {
	const sheet = place.querySelector<HTMLElement>('[popover]');
	if (sheet) makeFilterDialog(sheet);
	const held = holdClicks(place);
	noteTyping(place);
	const wake = () => {
		for (const event of intents) place.removeEventListener(event, wake);
		void start(place, held);
	};
	for (const event of intents) place.addEventListener(event, wake, { passive: true });
	if (place.dataset['pending'] !== undefined || place.querySelector('[data-typed], [data-held], :focus')) wake();
}

async function start(place: HTMLElement, held: HeldClicks): Promise<void> {
	if (place.dataset['pending'] !== undefined) loadAlongside();
	try {
		const settings = JSON.parse(place.dataset['search'] as string) as SearchSettings;
		const [{ drawSearch }, search] = await Promise.all([import('./draw-search.tsx'), loadSearch(settings)]);
		await drawSearch({ place, settings, held }, search);
	} catch (error) {
		console.warn('The search did not load.', error);
		showSearchFailure(place, () => start(place, held));
		held.follow();
	}
}

/** What words in an address are read with, and what names their answer, loaded along with the search and not after it. */
function loadAlongside(): void {
	// Whoever needs them asks for them again.
	void Promise.allSettled([import('../../../search/asked/asked-words.ts'), import('../results/answer-parts.ts')]);
}

/** Marks the fields that a visitor has used, also before this script ran. */
function noteTyping(place: HTMLElement): void {
	const note = ({ target }: { target: EventTarget | null }) => {
		if (target instanceof HTMLElement) target.dataset['typed'] = '';
	};
	place.addEventListener('input', note, { passive: true });
	const box = place.querySelector<HTMLInputElement>('input[name="q"]');
	if (box?.value) note({ target: box });
	else if (box) box.value = new URLSearchParams(location.search).get('q') ?? '';
}

const intents = ['pointerenter', 'pointerdown', 'focusin', 'input'] as const;

for (const place of document.querySelectorAll<HTMLElement>('[data-search]')) startOnIntent(place);
