import type { ChatFace } from './open-chat.ts';

/** The parts of `ChatDock.astro`. */
export type Dock = { root: HTMLElement; bar: HTMLElement; ask: HTMLElement; failed: HTMLElement };

/** The chat's corner of the page; null on a page without one. */
export function findDock(): Dock | null {
	const root = document.querySelector<HTMLElement>('[data-chat-dock]');
	const part = (name: string) => root?.querySelector<HTMLElement>(`[data-chat-part="${name}"]`) ?? null;
	const [bar, ask, failed] = [part('bar'), part('ask'), part('failed')];
	return root && bar && ask && failed ? { root, bar, ask, failed } : null;
}

/** The button is gone, and so is the room for it that the page keeps. */
export function hideBar(bar: HTMLElement): void {
	bar.hidden = true;
	document.documentElement.removeAttribute('data-dock');
}

/** Puts the button away for this visit, by its own small button. */
export function startDismiss({ bar }: Dock, dismissed: () => void): void {
	const button = bar.querySelector<HTMLButtonElement>('[data-chat-dismiss]');
	if (!button) return;
	button.hidden = false;
	button.addEventListener('click', () => {
		hideBar(bar);
		document.getElementById('main')?.focus({ preventScroll: true });
		dismissed();
	});
}

/** Escape and a press elsewhere close the menu and what was said. */
export function startClosing({ root, ask, failed }: Dock): void {
	const menu = root.querySelector('details');
	const close = () => {
		if (menu) menu.open = false;
		for (const notice of [ask, failed]) notice.hidden = true;
	};
	root.addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape') return;
		close();
		root.querySelector<HTMLElement>('summary, [data-chat]')?.focus();
	});
	document.addEventListener('pointerdown', ({ target }) => {
		if (target instanceof Node && !root.contains(target)) close();
	});
	for (const button of root.querySelectorAll('[data-chat-close]')) button.addEventListener('click', close);
}

/** What the visitor sees of a chat that starts: a question where consent is missing, and that it is being loaded. */
export function dockFace({ root, ask, failed }: Dock): ChatFace {
	let begin = () => {};
	ask.querySelector('[data-chat-agree]')?.addEventListener('click', () => {
		ask.hidden = true;
		begin();
	});
	return {
		ask: (channel, start) => {
			begin = start;
			const host = ask.querySelector('[data-chat-host]');
			if (host) host.textContent = root.querySelector<HTMLElement>(`[data-chat="${channel}"]`)?.dataset['host'] ?? '';
			ask.hidden = false;
			ask.querySelector<HTMLElement>('[data-chat-agree]')?.focus();
		},
		wait: (channel) => {
			for (const link of document.querySelectorAll<HTMLElement>('[data-chat]'))
				link.ariaBusy = link.dataset['chat'] === channel ? 'true' : null;
			root.toggleAttribute('data-waiting', channel !== null);
		},
		fail: () => {
			failed.hidden = false;
		},
	};
}
