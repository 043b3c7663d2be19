import type { Page } from '@playwright/test';
import { isThirdParty, type Vendors } from './vendors.ts';

/** The little of each vendor's script that shows what it gets: what it sends goes to the vendor's own host. */
export const marketingDoubles: Vendors = {
	'www.googletagmanager.com': {
		// The container: hands on what is in the queue, in order, and sets a cookie as Analytics does.
		'/gtm.js': {
			script: `{ document.cookie = '_ga=1; path=/'; document.cookie = '_ga_ABC=1; path=/';
let sent = Promise.resolve();
const tell = (entry) => (sent = sent.then(() => fetch('https://www.google-analytics.com/g', { method: 'POST', body: JSON.stringify('callee' in entry ? [...entry] : entry) })));
dataLayer.forEach(tell); dataLayer.push = tell; }`,
		},
	},
	'connect.facebook.net': {
		'/en_US/fbevents.js': {
			script: `{ document.cookie = '_fbp=1; path=/';
let sent = Promise.resolve();
fbq.callMethod = (...call) => (sent = sent.then(() => fetch('https://www.facebook.com/tr', { method: 'POST', body: JSON.stringify(call) })));
fbq.queue.forEach((call) => fbq.callMethod(...call)); }`,
		},
	},
	'tag.maker.example': {
		'/tag.js': {
			script: `const { property } = document.currentScript.dataset;
const list = (window.makerDataLayer ??= window.manufacturerDataLayer ??= []);
const send = (entry) => fetch('https://tag.maker.example/collect/' + property, { method: 'POST', body: JSON.stringify(entry) });
list.forEach(send); list.push = send;`,
		},
	},
};

/** Stands for what every plugin of ours loads when it starts. */
export const pluginStart = 'load-script.ts';

/** The hosts that a page asks beside the site's own, each once, as long as the page is open, and {@link pluginStart}. */
export function hostsAsked(page: Page): Set<string> {
	const hosts = new Set<string>();
	page.on('request', (request) => {
		const url = new URL(request.url());
		if (isThirdParty(url)) hosts.add(url.hostname);
		if (/\/load-script\.[\w-]+\.js$/.test(url.pathname)) hosts.add(pluginStart);
	});
	return hosts;
}
