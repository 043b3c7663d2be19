import { askedConsent, type Consent, currentConsent, onConsent, tellConsent } from './consent.ts';
import { forgetCookies, pluginsWithout } from './forget-cookies.ts';

/*
 * On every page of a site that asks (SITE-12): shows the question to visitors who have not chosen, lets the others change
 * their choice from the foot of the page, and stops what is no longer agreed to. The panel is loaded where it is shown.
 */
const asked = askedConsent();
const button = document.querySelector<HTMLElement>('[data-privacy-choices]');

async function openPanel(opener: HTMLElement | null): Promise<void> {
	const { showPanel } = await import('./panel.ts');
	if (asked) showPanel(asked, opener);
}

let before: Consent = currentConsent();
if (before.isChosen) forgetCookies(pluginsWithout(before));
else void openPanel(null);

button?.addEventListener('click', () => void openPanel(button));
button?.classList.remove('invisible');

onConsent((now) => {
	const lost = pluginsWithout(now).filter(({ consent }) => consent !== 'none needed' && before[consent]);
	before = now;
	if (lost.length === 0) return;
	forgetCookies(lost);
	// What has been started can be stopped by nothing else. Forms keep what has been typed.
	location.reload();
});

// Another tab may have chosen, or the browser shows the page again as it was left.
addEventListener('storage', ({ key }) => (key === null || key.endsWith(':consent')) && tellConsent());
addEventListener('pageshow', ({ persisted }) => persisted && tellConsent());
