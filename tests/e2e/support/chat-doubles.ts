/** A window that a chat draws into the page. */
const chatWindow = `
const box = document.createElement('section');
box.id = 'vendor-window';
box.setAttribute('aria-label', 'Conversation');
box.style.cssText = 'position:fixed;right:12px;bottom:12px;width:320px;height:380px;background:#fff;color:#000;border:1px solid #888;z-index:90;padding:12px';
box.hidden = true;
document.body.append(box);
const showWindow = (isShown) => { box.hidden = !isShown; };`;

/** Two scripts on one page share no names. */
const inBlock = (script: string): string => `{${script}
}`;

/** The little of Chatwoot's script that the site speaks to. It repeats an old message when it opens, as the real one does. */
export const chatwootDouble = inBlock(`${chatWindow}
const tell = (name, detail) => window.dispatchEvent(new CustomEvent('chatwoot:' + name, { detail }));
window.chatwootSDK = { run(settings) {
	window.ranWith = { ...settings, ...window.chatwootSettings };
	window.$chatwoot = { toggle(state) { showWindow(state === 'open'); tell(state === 'open' ? 'opened' : 'closed'); } };
	setTimeout(() => {
		tell('ready');
		tell('on-message', { message_type: 0, created_at: Math.floor(Date.now() / 1000) - 3600 });
	}, 50);
} };
window.say = (from, age = 0) => tell('on-message', { message_type: from === 'customer' ? 0 : 1, created_at: Math.floor(Date.now() / 1000) - age });`);

/** A chat of the kind that takes all commands by one function. */
export const acmeDouble = inBlock(`${chatWindow}
const heard = {};
window.acmeCalls = [];
window.acme = (command, ...values) => {
	window.acmeCalls.push([command, ...values.filter((value) => typeof value !== 'function')]);
	if (command === 'on') heard[values[0]] = values[1];
	if (command === 'show') { showWindow(true); heard.shown(); }
};
window.leave = () => { showWindow(false); heard.hidden(); };
window.say = (from) => heard.said({ from, time: new Date().toISOString() });
window.askForDocument = () => heard['asked-for-document']({});`);

/** A robot that is initialised, then opened. */
export const robotDouble = inBlock(`${chatWindow}
const tell = (name, detail) => window.dispatchEvent(new CustomEvent('autobot:' + name, { detail }));
window.autobot = {
	init(options) { window.initialisedWith = options; setTimeout(() => tell('ready')); },
	open() { showWindow(true); tell('opened'); },
};
window.say = (from) => tell('message', { from, created_at: Date.now() });`);

/** Online tools that fill their places. */
export const toolsDouble = `for (const place of document.querySelectorAll('[data-online-tools]')) place.textContent = 'Tools of ' + place.dataset.account + ' for ' + (place.dataset.stockNumber ?? 'the list');`;
