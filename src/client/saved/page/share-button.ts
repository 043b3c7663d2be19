import { sharedCarsKey, sharedText } from '../../../domain/cars/shared-cars.ts';
import { sayNote } from '../page-note.ts';

/**
 * The button that shares the list as a link (USER-1): by what the device has for that, else to the clipboard, else as text to
 * copy. Call what it returns with the cars of the list in their order. `tab` is the list that whoever gets the link sees.
 */
export function startShareButton(root: HTMLElement, tab?: 'compare'): (ids: readonly number[]) => void {
	let url = '';
	root.querySelector('[data-saved-share]')?.addEventListener('click', () => void share(url, root));
	return (ids) => {
		const query = new URLSearchParams({ ...(tab && { tab }), [sharedCarsKey]: sharedText(ids.toReversed()) });
		// Commas are readable in a query, and shorter.
		url = `${location.origin}${location.pathname}?${query.toString().replaceAll('%2C', ',')}`;
		const shown = linkField(root);
		if (shown && !shown.hidden) shown.value = url;
	};
}

async function share(url: string, root: HTMLElement): Promise<void> {
	try {
		if ('share' in navigator) {
			await navigator.share({ title: document.title, url });
			return;
		}
	} catch (error) {
		// The visitor closed the window in which one chooses whom to send it to.
		if (error instanceof DOMException && error.name === 'AbortError') return;
	}
	try {
		await navigator.clipboard.writeText(url);
		sayNote('Link copied. It shows these cars, and nothing about you.');
	} catch {
		// No clipboard without permission, or on a page without encryption.
		showLink(url, root);
	}
}

function showLink(url: string, root: HTMLElement): void {
	const field = linkField(root);
	if (!field) return;
	field.hidden = false;
	field.value = url;
	field.focus();
	field.select();
}

const linkField = (root: HTMLElement) => root.querySelector<HTMLInputElement>('[data-saved-link-text]');
