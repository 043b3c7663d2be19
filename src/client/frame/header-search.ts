import { loadCovers } from '../show-over.ts';

/** The search that the header's button opens over the page: Back closes it, as it closes the menu on phones (SRCH-3). */
export function startHeaderSearch(search: HTMLElement): void {
	let uncover: (() => void) | null = null;
	const isOpen = (): boolean => search.matches(':popover-open');
	const close = () => {
		if (isOpen()) search.hidePopover();
	};
	const show = async () => {
		if (!isOpen()) {
			uncover?.();
			uncover = null;
			return;
		}
		const { coverPage } = await loadCovers();
		if (isOpen()) uncover ??= coverPage(close);
	};
	search.addEventListener('toggle', () => void show());
	search.addEventListener('submit', leave);
	void show();
}

/** The list that is asked for takes the place of what lies over this page. */
function leave(event: Event): void {
	const { target: form, defaultPrevented } = event;
	if (defaultPrevented || !history.state?.over || !(form instanceof HTMLFormElement)) return;
	event.preventDefault();
	const url = new URL(form.action);
	url.search = String(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
	location.replace(url);
}
