const adopted = new Set<string>();

/**
 * Gives the page the styles of an island, once for each `name`: text that comes within the island's chunk, so that other
 * pages do not carry it. As a constructed sheet and not as a `<style>` element, which the site's
 * Content-Security-Policy does not allow.
 */
export function adoptStyles(name: string, text: string): void {
	if (adopted.has(name)) return;
	adopted.add(name);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	document.adoptedStyleSheets.push(sheet);
}
