import type { AskedConsent } from './consent-record.ts';
import { kindWords, words } from './panel-words.ts';

/** The panel without what comes from the site: that is put in as text. */
export function panelHtml({ kinds }: Pick<AskedConsent, 'kinds'>, hasSignal: boolean): string {
	const boxes = kinds.map(
		(kind) => `<label class="consent-kind">
	<input type="checkbox" name="${kind}">
	<span><strong>${kindWords[kind].name}</strong> ${kindWords[kind].what} <span data-vendors="${kind}"></span></span>
</label>`,
	);
	return `<h2 id="consent-heading" tabindex="-1"></h2>
<p><span data-question aria-live="polite"></span> <a data-policy>${words.policy}</a></p>
${hasSignal && kinds.includes('marketing') ? `<p class="consent-small">${words.signal}</p>` : ''}
<fieldset id="consent-kinds" hidden>
	<legend class="sr-only">What you agree to</legend>
	${boxes.join('')}
	<p class="consent-small">${words.always}</p>
</fieldset>
<div class="consent-buttons">
	<button type="button" class="button button-small button-primary" data-choose="none">${words.refuse}</button>
	<button type="button" class="button button-small button-primary" data-choose="all">${words.accept}</button>
	<button type="button" class="consent-more" data-choose="some" aria-expanded="false" aria-controls="consent-kinds">${words.choose}</button>
</div>
<button type="button" class="consent-close" data-close aria-label="${words.close}" hidden>×</button>`;
}
