/** Where a step of the history says how many things lie over the page at that step. */
const key = 'over';

/** Opens what Forward leads to; where it cannot be opened, `refuse` takes the step back. */
type Again = (refuse: () => void) => void;
type Cover = { close: () => void; again: Again | undefined };
type Steps = Pick<History, 'pushState' | 'replaceState' | 'go'> & { readonly state: unknown };

/**
 * What lies over a page (its photos, a window, the menu of phones) and Back: each has a step in the browser's history, so that
 * Back closes the topmost and the visitor stays on the page. What is closed otherwise takes its step back.
 */
export function makeCovers(history: Steps) {
	/** From the lowest to the topmost. */
	const open: Cover[] = [];
	/** What Back has closed, in the order in which Forward comes to it. */
	let ahead: Cover[] = [];
	/** Steps back of our own that the browser has not taken yet. */
	let awaited = 0;
	const depth = (): number => Number(Object(history.state)[key] ?? 0);
	const marked = (count: number) => ({ ...Object(history.state), [key]: count });
	const goBack = (steps: number): void => {
		awaited++;
		history.go(-steps);
	};
	/** A step for each; one that is left of a page that was loaded again is used once more. */
	const settle = (): void => {
		if (open.length === 0) return;
		if (depth() > open.length) history.replaceState(marked(open.length), '');
		while (depth() < open.length) history.pushState(marked(depth() + 1), '');
	};
	const uncover = (cover: Cover): void => {
		const at = open.indexOf(cover);
		if (at < 0) return;
		const closed = open.splice(at);
		ahead = [...closed, ...ahead];
		for (const { close } of closed.slice(1).reverse()) close();
		if (awaited === 0 && depth() > at) leave(depth() - at);
	};
	/** A step that has got an address of its own (`stays`) is one of the page from now on. */
	const leave = (steps: number): void => {
		if (Object(history.state).stays) history.replaceState(null, '');
		else goBack(steps);
	};
	const refuse = (): void => {
		if (awaited === 0 && depth() > open.length) goBack(depth() - open.length);
	};
	return {
		/** Something is opened that `close` closes, and that Forward opens `again` where it can; what comes back is called when it has been closed by itself. */
		cover(close: () => void, again?: Again): () => void {
			const cover = { close, again };
			open.push(cover);
			// Opened again by Forward, what lies further ahead is still there.
			ahead = depth() >= open.length ? ahead.slice(1) : [];
			if (awaited === 0) settle();
			return () => uncover(cover);
		},
		/** The browser has moved in its history; whether it did so for us, who closed something, and nobody else need know. */
		moved(): boolean {
			if (awaited > 0) {
				awaited--;
				if (awaited > 0) return true;
				if (depth() > open.length) goBack(depth() - open.length);
				else settle();
				return true;
			}
			const closed = open.splice(depth());
			ahead = [...closed, ...ahead];
			for (const { close } of [...closed].reverse()) close();
			// It covers the page again by itself.
			if (depth() > open.length) ahead[0]?.again?.(refuse);
			return false;
		},
		/** The page was loaded again while something lay over it: nothing does now. */
		forget(): void {
			if (depth() > 0) leave(depth());
		},
		isOpen: (): boolean => open.length > 0,
	};
}

type Covers = ReturnType<typeof makeCovers>;
let started: Covers | undefined;

/** Those of this page. */
function covers(): Covers {
	if (started) return started;
	const made = makeCovers(window.history);
	// Others who began to listen later need not know: a search would read the address again, which it is about to change.
	addEventListener('popstate', (event) => {
		if (made.moved()) event.stopImmediatePropagation();
		tellUncovered(made);
	});
	document.addEventListener('click', (event) => {
		const link = made.isOpen() ? followedLink(event) : null;
		if (!link) return;
		event.preventDefault();
		location.replace(link.href);
	});
	made.forget();
	started = made;
	return made;
}

/** Says that nothing lies over the page any more: what waited for its own step can have it. */
function tellUncovered(made: Covers): void {
	if (!made.isOpen() && !history.state?.over) document.dispatchEvent(new Event('forecourt:uncovered'));
}

/** A link of this site that the click leads to in this tab: its page takes the place of what lies over this one. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
	const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
	if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
	const isOwn = link?.origin === location.origin && !link.hasAttribute('download');
	return link && isOwn && ['', '_self'].includes(link.target) ? link : null;
}

/** Something is opened over the page that `close` closes, by Back too; Forward opens it `again`. What comes back is called when it has been closed otherwise. */
export function coverPage(close: () => void, again?: Again): () => void {
	const made = covers();
	const uncover = made.cover(close, again);
	return () => {
		uncover();
		tellUncovered(made);
	};
}

/** A window that has been opened over the page is closed by Back. */
export function coverWindow(dialog: HTMLDialogElement): void {
	if (!dialog.open) return;
	const uncover = coverPage(() => dialog.close());
	const tell = (): void => {
		// It may have been opened again since.
		if (dialog.open) return;
		dialog.removeEventListener('close', tell);
		uncover();
	};
	dialog.addEventListener('close', tell);
}

/** Takes away the steps of what lay over this page before it was loaded again. */
export const forgetCovers = (): unknown => covers();
