import { adoptStyles } from '../adopt-styles.ts';
import { chooseConsent, consentWords, currentConsent, hasPrivacySignal, onConsent } from './consent.ts';
import type { AskedConsent } from './consent-record.ts';
import { pagePlugins } from './forget-cookies.ts';
import styles from './panel.css?inline';
import { panelHtml } from './panel-html.ts';
import { makeRoom } from './panel-room.ts';
import { questionText, words } from './panel-words.ts';

/**
 * Asks for consent (SITE-12): at the foot of the window, first after the skip link for keyboards and screen readers. Refusing
 * takes as much as accepting; nothing behind it is locked. `opener` is the button that asked for it, and gets the focus back;
 * without one the panel takes no focus.
 */
export function showPanel(asked: AskedConsent, opener: HTMLElement | null): void {
	const open = document.querySelector<HTMLElement>('.consent');
	if (open) {
		focusHeading(open);
		return;
	}
	adoptStyles('consent', styles);
	const panel = drawPanel(asked);
	document.querySelector('.skip-link')?.after(panel);
	const leave = makeRoom(panel);
	const close = () => {
		const hadFocus = panel.contains(document.activeElement);
		panel.remove();
		leave();
		if (hadFocus) (opener ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
	};
	onConsent(({ isChosen }) => isChosen && close());
	listen(panel, asked, close);
	// A live region says what appears in it once it is there. Its place is kept, so that the panel does not grow.
	const question = find(panel, '[data-question]');
	question.style.visibility = 'hidden';
	question.textContent = consentWords().text ?? questionText(asked.kinds);
	requestAnimationFrame(() => question.style.removeProperty('visibility'));
	if (!opener) return;
	showKinds(panel);
	focusHeading(panel);
}

function drawPanel(asked: AskedConsent): HTMLElement {
	const panel = document.createElement('section');
	panel.className = 'consent';
	panel.setAttribute('aria-labelledby', 'consent-heading');
	panel.innerHTML = panelHtml(asked, hasPrivacySignal());
	const now = currentConsent();
	const { heading, policy } = consentWords();
	find(panel, 'h2').textContent = heading ?? words.heading;
	find(panel, '[data-policy]').setAttribute('href', policy);
	find(panel, '[data-close]').hidden = !now.isChosen;
	for (const kind of asked.kinds) {
		find<HTMLInputElement>(panel, `input[name="${kind}"]`).checked = now[kind];
		const vendors = pagePlugins().filter(({ consent }) => consent === kind);
		find(panel, `[data-vendors="${kind}"]`).textContent = vendors.map(({ title }) => title).join(', ');
	}
	return panel;
}

function listen(panel: HTMLElement, { kinds }: AskedConsent, close: () => void): void {
	panel.addEventListener('click', ({ target, detail: clicks }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
		if (button?.dataset['close'] !== undefined) close();
		const which = button?.dataset['choose'];
		if (which === 'some' && showKinds(panel)) return;
		// A double click on what opens the choices is not meant for what keeps them.
		if (which && clicks < 2) chooseConsent(chosen(panel, kinds, which));
	});
	panel.addEventListener('keydown', ({ key }) => {
		if (key === 'Escape') close();
	});
}

/** Shows what can be chosen one by one; false where it is there already, and its button keeps the choice. */
function showKinds(panel: HTMLElement): boolean {
	const list = find(panel, 'fieldset');
	if (!list.hidden) return false;
	list.hidden = false;
	const more = find(panel, '[data-choose="some"]');
	more.textContent = words.save;
	more.className = 'button button-small button-outline';
	more.removeAttribute('aria-expanded');
	find(panel, 'input').focus();
	return true;
}

function chosen(panel: HTMLElement, kinds: AskedConsent['kinds'], which: string) {
	const isOn = (kind: 'analytics' | 'marketing'): boolean =>
		kinds.includes(kind) &&
		(which === 'all' || (which === 'some' && find<HTMLInputElement>(panel, `input[name="${kind}"]`).checked));
	return { analytics: isOn('analytics'), marketing: isOn('marketing') };
}

function focusHeading(panel: HTMLElement): void {
	find(panel, 'h2').focus();
}

function find<Found extends HTMLElement = HTMLElement>(panel: HTMLElement, selector: string): Found {
	const found = panel.querySelector<Found>(selector);
	if (!found) throw new Error(`The consent panel has no ${selector}.`);
	return found;
}
