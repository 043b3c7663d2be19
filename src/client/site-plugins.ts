import type { HeadTag } from '../plugins/plugin.ts';
import { isAllowed, onConsent } from './consent/consent.ts';
import { tellConsentMode } from './consent/consent-mode.ts';
import { pagePlugins } from './consent/forget-cookies.ts';
import { pluginMoments } from './plugin-moments.ts';
import { type Starter, startPlugins } from './start-plugins.ts';

tellConsentMode(window as object);
startPlugins(pagePlugins(), import.meta.glob<Starter>('../plugins/*/start.ts'), {
	isAllowed,
	onConsent,
	when: pluginMoments(window),
	addLinks,
	// A blocked host is nothing that the site could mend: whoever looks for the plugin finds it in the console.
	failed: (name, error) => {
		console.warn(`The plugin ${name} did not start.`, error);
		document.dispatchEvent(new CustomEvent('forecourt:plugin-failed', { detail: name }));
	},
});

function addLinks(links: readonly HeadTag[]): void {
	for (const { tag, attributes } of links) {
		const element = document.createElement(tag);
		for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
		document.head.append(element);
	}
}
