/** Clicks that wait for the search. */
export type HeldClicks = {
	/** Does them, each by `act`; if that returns false, the link is followed. No further click waits. */
	release: (act: (element: HTMLElement) => boolean) => void;
	/** The search cannot be loaded: the last click is done without it. */
	follow: () => void;
};

/** Milliseconds after which a click is done without the search. */
const patience = 4000;

/** Holds clicks on choices, and submits of the box, until the search is there; clicks that open a new tab are left alone. */
export function holdClicks(place: HTMLElement): HeldClicks {
	let held = [...place.querySelectorAll<HTMLElement>('[data-held]')];
	let timer: ReturnType<typeof setTimeout> | undefined;
	const stop = new AbortController();
	const drop = () => {
		clearTimeout(timer);
		for (const element of held) delete element.dataset['held'];
		const dropped = held;
		held = [];
		return dropped;
	};
	const hold = (event: Event, element: HTMLElement) => {
		event.preventDefault();
		const isAgain = held.includes(element) && element.localName !== 'form';
		held = held.filter((other) => other !== element);
		element.toggleAttribute('data-held', !isAgain);
		if (!isAgain) held.push(element);
		clearTimeout(timer);
		timer = setTimeout(follow, patience);
	};
	const follow = () => {
		stop.abort();
		const last = drop().at(-1);
		if (last) doPlainly(last);
	};
	const { signal } = stop;
	place.addEventListener(
		'click',
		(event) => {
			const element =
				event.target instanceof Element && event.target.closest<HTMLElement>('[data-choice], .facet-more');
			if (element && isPlain(event)) hold(event, element);
		},
		{ signal },
	);
	place.addEventListener('submit', (event) => hold(event, event.target as HTMLElement), { signal });
	// A visitor who comes back to the page has not clicked.
	addEventListener('pagehide', drop, { signal });
	return {
		release: (act) => {
			stop.abort();
			for (const element of drop()) if (!act(element)) doPlainly(element);
		},
		follow,
	};
}

/** No new tab or window is asked for. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
	button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

function doPlainly(element: HTMLElement): void {
	if (element instanceof HTMLAnchorElement) location.assign(element.href);
	if (element instanceof HTMLFormElement) element.submit();
}
