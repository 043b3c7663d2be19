/**
 * Loads a third party's script for a plugin's `start.ts`, without holding up the page. Throws where it cannot be loaded: its
 * host is blocked, by an ad blocker for one, or does not answer. A host that never answers is never waited for by anybody else.
 */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
	const script = document.createElement('script');
	for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
	script.async = true;
	script.src = src;
	return new Promise((done, fail) => {
		script.onload = () => done();
		script.onerror = () => fail(new Error(`${new URL(src, location.href).host} was not reached.`));
		document.head.append(script);
	});
}
