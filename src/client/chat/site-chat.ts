import { countEvent } from '../analytics/count-event.ts';
import { chatVisit } from './chat-visit.ts';
import { chatCounter, type ToldChat } from './count-chat.ts';
import { type Dock, dockFace, findDock, hideBar, startClosing, startDismiss } from './dock.ts';
import { chatOpener } from './open-chat.ts';
import { tuckAway } from './tuck.ts';

// The chat button of every page, and the buttons of a car's page that open the same chats (USER-8, CAR-1).
const dock = findDock();
if (dock) startChat(dock);

function startChat(dock: Dock): void {
	const visit = chatVisit();
	const face = dockFace(dock);
	const chat = chatOpener(visit, face);
	const count = chatCounter(visit, countEvent);
	if (visit.get().dismissed) hideBar(dock.bar);
	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chat]') : null;
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		link.closest('details')?.removeAttribute('open');
		dock.failed.hidden = true;
		chat.open(link.dataset['chat'] ?? '');
	});
	document.addEventListener('forecourt:chat', (event) => {
		const told = (event as CustomEvent<ToldChat>).detail;
		if (told.what === 'ready') return chat.ready(told);
		show(dock, told, visit.set);
		if (told.what !== 'message') face.wait(null);
		count(told, Date.now());
	});
	document.addEventListener('forecourt:plugin-failed', (event) => chat.failed((event as CustomEvent<string>).detail));
	startDismiss(dock, () => visit.set({ dismissed: true }));
	startClosing(dock);
	// Looking at what is behind it lays the page out: that waits until the browser has nothing else to do.
	whenIdle(() => tuckAway(dock.root, dock.bar));
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
	if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
	else setTimeout(act, 300);
}

/** The site's button makes room for the chat's window, and comes back when that is closed. */
function show(dock: Dock, { what, channel }: ToldChat, keep: (change: { talking: string }) => void): void {
	if (what === 'failed') dock.failed.hidden = false;
	if (what === 'closed') dock.root.removeAttribute('data-talking');
	if (what !== 'opened' || !dock.root.querySelector(`[data-chat="${CSS.escape(channel)}"]`)) return;
	keep({ talking: channel });
	if (dock.root.dataset['closes']?.split(' ').includes(channel)) dock.root.setAttribute('data-talking', '');
}
